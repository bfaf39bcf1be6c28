import { X } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import type { ActionResult } from '#model/action-result.ts'
import { cn } from '#ui/cn.ts'

/** Maximum number of toasts at a time. */
const TOASTS_MAX = 20
const TOAST_DURATION = 5_000

/** With a change that can be taken back. */
const UNDO_DURATION = 12_000

type Toast = { id: number; message: string; kind: 'done' | 'failed'; undo?: () => void }
type ShowToast = (message: string, kind?: Toast['kind'], undo?: () => void) => void

const ToastContext = createContext<ShowToast>(() => {})

/** Takes back the newest change on the screen that can be. */
export const UndoContext = createContext<(() => void) | undefined>(undefined)

/** Shows short messages at the edge of the screen, the newest at the bottom. */
export function useToast() {
  return useContext(ToastContext)
}

/** Shows the result of a change in a toast, once per result. */
export function useAnswerToast(answer: ActionResult<unknown> | undefined) {
  const showToast = useToast()
  useEffect(() => {
    if (answer) showToast(answer.message, answer.ok ? 'done' : 'failed')
  }, [answer, showToast])
}

let lastId = 0

export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const remove = useCallback(
    (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)),
    [],
  )
  const showToast = useCallback<ShowToast>((message, kind = 'done', undo) => {
    lastId += 1
    const toast = { id: lastId, message, kind, undo }
    setToasts((all) => [...all, toast].slice(-TOASTS_MAX))
  }, [])
  const undoable = toasts.findLast(({ undo }) => undo)
  const undo = ({ id, undo }: Toast) => {
    remove(id)
    undo?.()
  }
  return (
    <ToastContext value={showToast}>
      <UndoContext value={undoable ? () => undo(undoable) : undefined}>{children}</UndoContext>
      <section
        aria-label="Notices"
        className="fixed right-4 bottom-4 z-40 grid max-h-[calc(100svh_-_--spacing(8))] w-104 max-w-[calc(100vw_-_--spacing(8))] gap-2 overflow-y-auto max-md:top-16 max-md:bottom-auto max-md:[:has(.editor-bar)~&]:top-38"
      >
        {/* One live region per urgency, always rendered: screen readers only announce changes to existing ones. */}
        {(['done', 'failed'] as const).map((kind) => (
          <div key={kind} role={kind === 'done' ? 'status' : 'alert'} className="contents">
            {toasts
              .filter((toast) => toast.kind === kind)
              .map((toast) => (
                <ToastLine
                  key={toast.id}
                  toast={toast}
                  onGone={remove}
                  onUndo={toast.undo && (() => undo(toast))}
                />
              ))}
          </div>
        ))}
      </section>
    </ToastContext>
  )
}

type ToastLineProps = { toast: Toast; onGone: (id: number) => void; onUndo?: () => void }

function ToastLine({ toast, onGone, onUndo }: ToastLineProps) {
  const { id, kind, message } = toast
  const duration = onUndo ? UNDO_DURATION : TOAST_DURATION
  // Errors stay until closed; a toast with the pointer, or with the focus on “Undo”, stays too.
  const [isPinned, setPinned] = useState(kind === 'failed')
  useEffect(() => {
    if (isPinned) return
    const timer = setTimeout(() => onGone(id), duration)
    return () => clearTimeout(timer)
  }, [isPinned, id, duration, onGone])
  return (
    <div
      className={cn(
        'flex items-center justify-between gap-4 rounded-card py-1.5 pr-1.5 pl-4 text-small font-medium text-paper',
        kind === 'failed' ? 'bg-alarm' : 'bg-ink',
      )}
      onPointerEnter={() => setPinned(true)}
      onPointerLeave={() => setPinned(kind === 'failed')}
    >
      <p className="flex-1">{message}</p>
      {onUndo && (
        <button
          type="button"
          className="min-h-9 flex-none px-1 font-semibold underline underline-offset-4"
          onFocus={() => setPinned(true)}
          onBlur={() => setPinned(false)}
          onClick={onUndo}
        >
          Undo
        </button>
      )}
      <button
        type="button"
        aria-label="Close this notice"
        className="inline-flex size-9 flex-none items-center justify-center"
        onClick={() => onGone(id)}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
