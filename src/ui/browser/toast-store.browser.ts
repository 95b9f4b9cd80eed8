/**
 * One short message at a time, from anywhere in the browser: `showToast({ title: 'Saved on this phone' })`.
 * A newer message replaces the one shown. Only `ToastHost` renders them.
 */

import type { StateTone } from '../tone.tsx'
import { observable } from './observable.browser.ts'

export const toastDurationMs = 5000
/** How long a dismissed message is remembered before it is dropped. */
export const dismissedToastKeptMs = 1_000_000

export type ToastMessage = { title: string; body?: string; tone?: StateTone }
export type ShownToast = ToastMessage & { id: number; open: boolean }

export const latestToast = observable<ShownToast | null>(null)
let nextId = 1
let removal: ReturnType<typeof setTimeout> | undefined

export function showToast(message: ToastMessage): void {
  clearTimeout(removal)
  latestToast.change({ ...message, id: nextId++, open: true })
}

/** Closes the message with this id if it is still the one shown. */
export function dismissToast(id: number): void {
  const latest = latestToast.read()
  if (latest?.id !== id || !latest.open) return
  latestToast.change({ ...latest, open: false })
  removal = setTimeout(() => latestToast.change(null), dismissedToastKeptMs)
}
