/** The short message itself. It brings Radix: only `ToastHost` loads this file, and lazily. F8 moves focus to it. */
import X from 'lucide-react/icons/x'
import { Toast as Radix } from 'radix-ui'
import { dismissToast, type ShownToast, toastDurationMs } from './toast-store.browser.ts'
import { ToneIcon } from './tone.tsx'

export function Toaster({ toast }: { toast: ShownToast }) {
  const { id, open, title, body, tone = 'info' } = toast
  return (
    <Radix.Provider duration={toastDurationMs} label="Notification">
      <Radix.Root
        key={id}
        open={open}
        onOpenChange={(next) => next || dismissToast(id)}
        className="enter flex items-start gap-3 rounded-card border border-outline bg-card py-3 ps-4 pe-2 shadow-float"
      >
        <span className="mt-2.5">
          <ToneIcon tone={tone} size={22} />
        </span>
        <div className="min-w-0 flex-1 py-2">
          <Radix.Title className="font-bold">{title}</Radix.Title>
          {body && <Radix.Description className="text-quiet">{body}</Radix.Description>}
        </div>
        <Radix.Close
          aria-label="Dismiss"
          className="grid size-target shrink-0 place-content-center rounded-control hover:bg-sunken"
        >
          <X size={20} aria-hidden="true" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        hotkey={['F8']}
        className="fixed inset-x-4 bottom-4 z-60 mx-auto max-w-[420px] sm:start-auto sm:end-6 sm:bottom-6 sm:w-full"
      />
    </Radix.Provider>
  )
}
