import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { HiddenValues } from './hidden-values.tsx'
import { Modal } from './modal.tsx'

type ConfirmButtonProps = {
  label: ReactNode
  /** The accessible name, if the label alone is ambiguous. */
  'aria-label'?: string
  question: string
  /** What the change means, for whom, and whether it can be undone; below the question. */
  consequence: string
  /** Text of the confirming button. */
  confirm: string
  /** The form's values. */
  values?: Record<string, string>
  /** Values of names that are sent several times. */
  lists?: Record<string, string[]>
  /** Instead of sending a form. */
  onConfirm?: () => void
  /** 'outline': nothing is lost. */
  variant?: 'danger' | 'quiet' | 'outline'
  form?: Pick<ComponentProps<typeof Form>, 'action' | 'navigate' | 'fetcherKey'>
}

/** A button that asks for confirmation before a change and says what it means. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, question, consequence, confirm, values, lists, variant = 'danger', form } = props
  const { onConfirm } = props
  const [isOpen, setOpen] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        size="sm"
        variant={variant}
        type="button"
        aria-label={props['aria-label']}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Modal title={question} onClose={() => setOpen(false)} first={cancel}>
          <p className="mb-5 max-w-[60ch]">{consequence}</p>
          <Form
            {...form}
            method="post"
            className="flex flex-wrap gap-3"
            onSubmit={(event) => {
              setOpen(false)
              if (!onConfirm) return
              event.preventDefault()
              onConfirm()
            }}
          >
            <HiddenValues values={values} lists={lists} />
            <Button size="sm" variant={variant === 'outline' ? 'solid' : 'danger'} type="submit">
              {confirm}
            </Button>
            <Button
              ref={cancel}
              size="sm"
              variant="outline"
              type="button"
              onClick={() => setOpen(false)}
            >
              Cancel
            </Button>
          </Form>
        </Modal>
      )}
    </>
  )
}
