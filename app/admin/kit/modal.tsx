import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'

type ModalProps = {
  title: string
  onClose: () => void
  /** 'wide' for forms with a preview. */
  size?: 'plain' | 'wide'
  /** The element focused first; by default the close button. */
  first?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A modal dialog, open while it is rendered. */
export function Modal({ title, onClose, size = 'plain', first, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Close before unmounting, so that the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    first?.current?.focus()
    return () => element?.close()
  }, [first])
  return (
    <dialog
      ref={dialog}
      className="modal"
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Events of nested dialogs and file pickers bubble up to here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="modal-head">
        <h2 id={titleId} className="text-card font-semibold">
          {title}
        </h2>
        <button type="button" aria-label="Close" className="icon-button" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="modal-body">{children}</div>
    </dialog>
  )
}
