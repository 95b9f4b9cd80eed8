import { useMatch } from 'react-router'
import equipment from '../../content/equipment.yml'
import { checklistPath, equipmentTradePath, paths } from '../content/paths.ts'
import { Head } from '../shell/head.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { FoldRow, FoldRows } from '../ui/fold-row.tsx'
import { Page, Section } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { Comparison } from './comparison.tsx'
import { equipmentSocial } from './equipment-social.ts'
import { WorkedExample } from './example.tsx'
import { composeGuide, type Trade, tradeOf } from './guide.ts'
import { GuideHeader } from './guide-header.tsx'
import { LesserGrade } from './lesser-grade.tsx'
import { LineTable } from './line-table.tsx'
import { Criteria, RankingSheet } from './ranking.tsx'

const guide = composeGuide(equipment)

/** The equipment of one trade: the verdict, the table of lines, and what it rests on behind them. */
export default function EquipmentTradePage() {
  const { id = '' } = useMatch(paths.equipmentTrade)?.params ?? {}
  const trade = tradeOf(guide, id)
  if (!trade) return <TradeNotFound />
  const { name, verdict, category, ranking, lines } = trade
  const { path: picture, alt } = equipmentSocial(trade)
  return (
    <Page className="pb-6! sm:pb-16!">
      <Head
        title={`${name}: equipment standards`}
        description={verdict}
        path={equipmentTradePath(id)}
        within={{ name: 'Equipment and supplier standards', path: paths.equipment }}
        image={{ path: picture, alt }}
      />
      <GuideHeader
        title={name}
        label={
          <TextLink href={paths.equipment} alone>
            Equipment standards
          </TextLink>
        }
        verdict={verdict}
        reviewed={guide.reviewed}
        disclaimer={`${paths.equipment}#disclaimer`}
      />
      {category ? (
        <>
          <Section id="lines" className="max-sm:mt-6!" title="Lines we would accept" intro={category.life}>
            <LineTable caption="Lines we would accept" lines={lines} note={guide.warrantyNote} />
          </Section>
          <Section id="look-twice" className="max-sm:mt-6!" title="Look twice">
            <p className="mb-2 max-w-reading text-sm sm:mb-4">{guide.recallNote}</p>
            <LesserGrade entries={category.lesserGrade} />
          </Section>
        </>
      ) : (
        <Section id="lines" className="max-sm:mt-6!" title="Lines by their stars">
          <LineTable
            caption="Lines by their stars"
            lines={lines}
            note={`${ranking?.intro} ${guide.rankingNote} ${guide.warrantyNote}`}
          />
          {ranking && <Criteria criteria={ranking.criteria} />}
        </Section>
      )}
      <Costs trade={trade} />
      <NextSteps trade={trade} />
    </Page>
  )
}

/** What only some readers want: the whole ranking, and the sums. */
function Costs({ trade: { category, ranking, comparison, example } }: { trade: Trade }) {
  const hasRanking = category && ranking
  if (!hasRanking && !comparison && !example) return null
  return (
    <div className="mt-6 sm:mt-10">
      <FoldRows isWide>
        {hasRanking && (
          <FoldRow title={<h2 className={foldTitle}>{`Stars: ${ranking.title.toLowerCase()}`}</h2>}>
            <RankingSheet ranking={ranking} note={guide.rankingNote} />
          </FoldRow>
        )}
        {comparison && (
          <FoldRow title={<h2 className={foldTitle}>{comparison.title}</h2>}>
            <Comparison comparison={comparison} note={guide.comparisonNote} />
          </FoldRow>
        )}
        {example && (
          <FoldRow title={<h2 className={foldTitle}>{`Worked example: ${example.title}`}</h2>}>
            <WorkedExample example={example} note={guide.exampleNote} />
          </FoldRow>
        )}
      </FoldRows>
    </div>
  )
}

const foldTitle = 'inline text-base'

function NextSteps({ trade: { id, checklist } }: { trade: Trade }) {
  return (
    <div className="mt-6 sm:mt-8" data-screen-only="">
      <ButtonLink href={checklist ? checklistPath(checklist) : paths.checklists} variant="primary">
        {checklist ? 'Check the work with our list' : 'Choose the checklist for your trade'}
      </ButtonLink>
      <ul className="mt-4 flex flex-wrap gap-x-6">
        <li>
          <TextLink href={`${paths.equipment}#verification`} alone>
            Before it is mounted
          </TextLink>
        </li>
        <li>
          <TextLink href={`${paths.equipment}#suppliers`} alone>
            Who sells it
          </TextLink>
        </li>
      </ul>
      <nav aria-label="Other trades" className="mt-2 border-t border-hairline pt-2">
        <ul className="flex flex-wrap gap-x-6">
          {guide.trades
            .filter((other) => other.id !== id)
            .map((other) => (
              <li key={other.id}>
                <TextLink href={equipmentTradePath(other.id)} alone>
                  {other.short}
                </TextLink>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  )
}

const TradeNotFound = () => (
  <NotFound
    title="404 Page Not Found"
    description="There is no page at this address. The equipment guide has a page for each of seven trades."
    intro="The equipment guide has no page at this address."
  >
    <ButtonLink href={paths.equipment} variant="primary">
      See the equipment guide
    </ButtonLink>
    <ButtonLink href={paths.home}>Return Home</ButtonLink>
  </NotFound>
)
