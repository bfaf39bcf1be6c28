import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Modal } from './modal.tsx'

type ConfirmDialogProps = {
  question: string
  /** What the change means, for whom, and whether it can be undone; below the question. */
  consequence: string
  /** Text of the confirming button. */
  confirm: string
  variant?: 'solid' | 'danger'
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a change that does not come from a form. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, consequence, confirm, variant = 'danger', onConfirm, onClose } = props
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Modal title={question} onClose={onClose} first={cancel}>
      <p className="mb-5 max-w-[60ch]">{consequence}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant={variant} type="button" onClick={onConfirm}>
          {confirm}
        </Button>
        <Button ref={cancel} size="sm" variant="outline" type="button" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Modal>
  )
}
