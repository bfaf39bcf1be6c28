import { X } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import type { ActionResult } from '#model/action-result.ts'

/** Specification 9: at most so many are held at once. */
const TOASTS_MAX = 20
const SHOWN_FOR = 5_000

type Toast = { id: number; message: string; kind: 'done' | 'refused' }
type Say = (message: string, kind?: Toast['kind']) => void

const ToastContext = createContext<Say>(() => {})

/** Says short sentences at the edge of the screen; the newest below. */
export function useToast() {
  return useContext(ToastContext)
}

/** Says what became of a change, once for each answer. */
export function useAnswerToast(answer: ActionResult<unknown> | undefined) {
  const say = useToast()
  useEffect(() => {
    if (answer) say(answer.message, answer.ok ? 'done' : 'refused')
  }, [answer, say])
}

let lastId = 0

export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const remove = useCallback(
    (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)),
    [],
  )
  const say = useCallback<Say>((message, kind = 'done') => {
    lastId += 1
    const toast = { id: lastId, message, kind }
    setToasts((all) => [...all, toast].slice(-TOASTS_MAX))
  }, [])
  return (
    <ToastContext value={say}>
      {children}
      <section className="toasts" aria-label="Notices">
        {/* One region for each urgency, there from the start: only then are changes read out. */}
        {(['done', 'refused'] as const).map((kind) => (
          <div key={kind} role={kind === 'done' ? 'status' : 'alert'} className="contents">
            {toasts
              .filter((toast) => toast.kind === kind)
              .map((toast) => (
                <ToastLine key={toast.id} toast={toast} onGone={remove} />
              ))}
          </div>
        ))}
      </section>
    </ToastContext>
  )
}

function ToastLine({ toast, onGone }: { toast: Toast; onGone: (id: number) => void }) {
  const { id, kind, message } = toast
  // A refusal stays until it is read; so does anything under the pointer.
  const [held, setHeld] = useState(kind === 'refused')
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onGone(id), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [held, id, onGone])
  return (
    <div
      className="toast"
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(kind === 'refused')}
    >
      <p>{message}</p>
      <button type="button" aria-label="Close this notice" onClick={() => onGone(id)}>
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
