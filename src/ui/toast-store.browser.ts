/**
 * One short message at a time, from anywhere in the browser: `showToast({ title: 'Saved on this phone' })`.
 * A newer message replaces the one shown. Only `ToastHost` draws them; this file draws nothing and loads nothing.
 */
import type { StateTone } from './tone.tsx'

export const toastDurationMs = 5000
/** How long a dismissed message is remembered before it is dropped. */
export const dismissedToastKeptMs = 1_000_000

export type ToastMessage = { title: string; body?: string; tone?: StateTone }
export type ShownToast = ToastMessage & { id: number; open: boolean }

let latest: ShownToast | null = null
let nextId = 1
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export function showToast(message: ToastMessage) {
  clearTimeout(removal)
  change({ ...message, id: nextId++, open: true })
}

/** Closes the message with this id if it is still the one shown. */
export function dismissToast(id: number) {
  if (latest?.id !== id || !latest.open) return
  change({ ...latest, open: false })
  removal = setTimeout(() => change(null), dismissedToastKeptMs)
}

export function latestToast(): ShownToast | null {
  return latest
}

/** Calls back on every change; returns the way to stop. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(toast: ShownToast | null) {
  latest = toast
  for (const listener of listeners) listener()
}
