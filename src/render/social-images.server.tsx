/**
 * The pictures that a shared link shows, one for each checklist, article and trade of the equipment guide, rendered when the service is built.
 * Colors, typeface and drawings are those of the site.
 */
import { readFileSync } from 'node:fs'
import { createCanvas, GlobalFonts, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { checklistSocial } from '../checklists/checklist-social.ts'
import { createCatalogue } from '../checklists/checklists.server.ts'
import { TradePicture } from '../checklists/trade-picture.tsx'
import type { Content } from '../content/content.server.ts'
import { EquipmentPicture } from '../equipment/equipment-picture.tsx'
import { equipmentSocial } from '../equipment/equipment-social.ts'
import { ArticlePicture } from '../learning/article-picture.tsx'
import { articleSocial } from '../learning/article-social.ts'
import { createLibrary } from '../learning/articles.server.ts'
import { Horizon } from '../ui/pictures/horizon.tsx'
import { Logo } from '../ui/pictures/logo.tsx'
import { fitTitle } from './fit-title.ts'

export interface RenderedImage {
  /** Where the service serves it. */
  path: string
  bytes: Buffer
}

interface SocialImage {
  path: string
  title: string
  line: string
  picture: ReactElement
  rows: ReactElement
}

const width = 1200
const height = 630
const margin = 72
const quality = 80
/** The clipboard on the right that carries the picture; the words keep to its left. */
const board = { x: 828, y: 84, width: 284, height: 468 }
const words = { width: board.x - margin - 48, top: 146, height: 292, lineHeight: 60 }
const sizes = [104, 92, 84, 76, 68, 62, 56, 50]
const leading = 1.12

/** Draws them all. Throws when a title does not fit or the fonts are not there. */
export async function renderSocialImages(content: Content): Promise<RenderedImage[]> {
  registerFonts()
  const background = await drawBackground(content.site.name)
  return Promise.all(
    socialImagesOf(content).map(async (image) => ({ path: image.path, bytes: await renderOne(image, background) })),
  )
}

function socialImagesOf(content: Content): SocialImage[] {
  const { checklists, articles, equipment } = content
  return [
    ...createCatalogue(checklists, content)
      .list()
      .map((checklist) => ({
        ...checklistSocial(checklist),
        picture: <TradePicture category={checklist.category} />,
        rows: <TickRows />,
      })),
    ...equipment.trades.map((trade) => ({
      ...equipmentSocial(trade),
      picture: <EquipmentPicture trade={trade.id} />,
      rows: <TextRows />,
    })),
    ...createLibrary(articles, () => '')
      .list()
      .map((article) => ({
        ...articleSocial(article),
        picture: <ArticlePicture article={article} />,
        rows: <TextRows />,
      })),
  ]
}

async function drawBackground(siteName: string) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = color('page')
  context.fillRect(0, 0, width, height)
  // Placed so that the sun stands free on one side of the clipboard and the tall saguaro on the other.
  context.drawImage(await imageOf(<Horizon />, 1600, 240), board.x - 1072, height - 232)
  context.drawImage(await imageOf(<Logo />, 60, 60), margin - 9, 58)
  context.fillStyle = color('ink')
  context.font = `700 32px ${typeface}`
  context.fillText(siteName, margin + 66, 99)
  return canvas
}

async function renderOne(
  { title, line, picture, rows }: SocialImage,
  background: Awaited<ReturnType<typeof drawBackground>>,
) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.drawImage(background, 0, 0)
  context.drawImage(await imageOf(<Board rows={rows} />, board.width, board.height), board.x, board.y)
  context.drawImage(await imageOf(picture, 216, 216), board.x + (board.width - 216) / 2, board.y + 78)
  writeWords(context, title, line)
  return canvas.encode('jpeg', quality)
}

/** Title and line as one block, its middle always at the same height. */
function writeWords(context: SKRSContext2D, title: string, line: string): void {
  const space = { width: words.width, height: words.height - words.lineHeight, leading }
  const { size, lines } = fitTitle(title, (text) => titleWidth(context, text), space, sizes)
  const step = size * leading
  const top = words.top + (space.height - step * lines.length) / 2
  context.fillStyle = color('ink')
  context.font = `700 ${size}px ${typeface}`
  context.letterSpacing = `${size * tracking}px`
  lines.forEach((text, index) => {
    // A large letter's own left margin would set it off from the small ones below.
    context.fillText(text, margin - size * 0.028, top + size * 0.9 + step * index)
  })
  context.letterSpacing = '0px'
  context.fillStyle = color('quiet')
  context.font = `400 32px ${typeface}`
  context.fillText(line, margin, top + step * lines.length + 46)
}

const tracking = -0.015
function titleWidth(context: SKRSContext2D, text: string): number {
  context.font = `700 100px ${typeface}`
  return context.measureText(text).width / 100 + tracking * text.length
}

/** An inspector's clipboard: room for a picture, and rows below it. */
function Board({ rows }: { rows: ReactElement }) {
  const { width, height } = board
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="3" y="23" width={width - 6} height={height - 26} rx="22" className="fill-card stroke-ink" />
      <rect x={width / 2 - 54} y="3" width="108" height="42" rx="12" className="fill-ink stroke-ink" />
      {rows}
    </svg>
  )
}

function TickRows() {
  return (
    <>
      <path d="M92 340H240M92 378H206M92 416H240" className="stroke-hairline" />
      <path d="M44 368h20v20h-20zM44 406h20v20h-20z" className="stroke-outline" strokeWidth="3.5" />
      <path d="M42 339l9 9 15-19" className="stroke-copper" strokeWidth="6" />
    </>
  )
}

function TextRows() {
  return (
    <>
      <path d="M44 340H150" className="stroke-copper" strokeWidth="6" />
      <path d="M44 378H240M44 416H206" className="stroke-hairline" />
    </>
  )
}

const typeface = 'Social Next'
const fonts = 'src/documents/typst/fonts'
function registerFonts(): void {
  for (const weight of ['Regular', 'Bold'])
    if (!GlobalFonts.registerFromPath(`${fonts}/AtkinsonHyperlegibleNext-${weight}.ttf`, typeface))
      throw new Error('the typeface is unreadable')
}

/** A drawing of the site as an image of its own; the rasteriser knows no classes, so they become the colors they mean. */
function imageOf(drawing: ReactElement, width: number, height: number): Promise<Image> {
  const markup = renderToStaticMarkup(drawing)
    .replace(
      '<svg',
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${color('ink')}"`,
    )
    .replaceAll(/ class="([^"]*)"/g, (_, names: string) =>
      names
        .split(' ')
        .map((name) => {
          const [, property = '', token = ''] = /^(fill|stroke|text)-([a-z]+)$/.exec(name) ?? []
          return property && ` ${property === 'text' ? 'color' : property}="${color(token)}"`
        })
        .join(''),
    )
  return loadImage(Buffer.from(markup))
}

const colors = readFileSync('src/ui/styles/colors.css', 'utf8')
/** A color of the light theme by its name in `colors.css`. */
function color(name: string): string {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6})`).exec(colors)?.[1]
  if (!found) throw new Error(`colors.css has no color --${name}`)
  return found
}
