import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { cn } from '#ui/cn.ts'

type ModalProps = {
  title: string
  onClose: () => void
  /** 'wide' for two columns; 'full' is also as high as the window. */
  size?: 'plain' | 'wide' | 'full'
  /** The element focused first; by default the close button. */
  first?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** The style of every dialog. Resets text styles, because a dialog can be in a table row. */
export const dialogClass =
  'admin m-auto max-h-[calc(100svh_-_--spacing(8))] max-w-[calc(100vw_-_--spacing(6))] rounded-card border border-line bg-paper text-left font-text text-small font-normal tracking-normal whitespace-normal text-ink backdrop:bg-[rgb(18_16_13/0.6)]'

const sizes = { plain: 'w-136', wide: 'w-304', full: 'h-[calc(100svh_-_--spacing(8))] w-304' }

/** A modal dialog, open while it is rendered. */
export function Modal({ title, onClose, size = 'plain', first, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Close before unmounting so that the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    first?.current?.focus()
    return () => element?.close()
  }, [first])
  return (
    <dialog
      ref={dialog}
      className={cn(dialogClass, 'flex-col overflow-hidden open:flex', sizes[size])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Events of nested dialogs and file pickers bubble up to here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="flex flex-none items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
        <h2 id={titleId} className="text-card font-semibold">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          className="inline-flex size-11 flex-none items-center justify-center rounded-pill hover:bg-raised"
          onClick={onClose}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="overflow-y-auto p-5">{children}</div>
    </dialog>
  )
}
