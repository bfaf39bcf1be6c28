import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { cn } from '#ui/cn.ts'

type ModalProps = {
  title: string
  onClose: () => void
  /** 'wide' for two columns; 'full' is also as high as the window. */
  size?: 'plain' | 'wide' | 'full'
  /** The element focused first; by default the first field of a form, or else the close button. */
  first?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** The style of every dialog. Resets text styles, because a dialog can be in a table row. */
export const dialogClass =
  'admin m-auto max-h-[calc(100svh_-_--spacing(8))] max-w-[calc(100vw_-_--spacing(6))] rounded-card border border-line bg-paper text-left font-text text-small font-normal tracking-normal whitespace-normal text-ink backdrop:bg-[rgb(18_16_13/0.6)]'

const sizes = { plain: 'w-136', wide: 'w-304', full: 'h-[calc(100svh_-_--spacing(8))] w-304' }

/** A field that is ready for typing. */
const firstField = 'form :is(input:not([type=hidden], [readonly]), textarea, select):enabled'

/**
 * A modal dialog, open while it is rendered. Not inside of the form that opens it: Chromium does not let submit events of
 * a nested form bubble, so that it would be sent natively.
 */
export function Modal({ title, onClose, size = 'plain', first, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Close before unmounting so that the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const field = first?.current ?? element?.querySelector<HTMLElement>(firstField)
    field?.focus()
    return () => element?.close()
  }, [first])
  return createPortal(
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
    </dialog>,
    document.querySelector('.admin') ?? document.body,
  )
}
