import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Modal } from './modal.tsx'

type DialogFormProps = {
  /** Also the text of the submitting button. */
  title: string
  isBusy: boolean
  onSubmit: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A dialog that asks for a few values. */
export function DialogForm(props: DialogFormProps) {
  const { title, isBusy, onSubmit, onClose, children } = props
  return (
    <Modal title={title} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          // React passes events of the dialog on to the form of a post around it.
          event.stopPropagation()
          onSubmit()
        }}
      >
        {children}
        <div className="flex flex-wrap gap-3">
          <Button size="sm" type="submit" busy={isBusy}>
            {title}
          </Button>
          <Button size="sm" variant="outline" type="button" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  )
}
