import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'

type ModalProps = {
  title: string
  onClose: () => void
  /** 'wide' for forms with a preview beside them. */
  size?: 'plain' | 'wide'
  /** What has the focus at first; without it the button that closes the dialog. */
  first?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A dialog over the screen while it is rendered: focus stays inside, Escape closes it. */
export function Modal({ title, onClose, size = 'plain', first, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // While the dialog is still in the document its closing gives the focus back to where it was.
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
        // A dialog over this one, or a file chooser in it, tells of its own end here too.
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
