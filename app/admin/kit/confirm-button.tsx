import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Modal } from './modal.tsx'

type ConfirmButtonProps = {
  label: ReactNode
  /** The full name where the label is an icon or one word of many rows. */
  'aria-label'?: string
  question: string
  /** Text of the button that does it. */
  confirm: string
  /** The form's values. */
  values: Record<string, string>
  variant?: 'danger' | 'quiet'
  form?: Pick<ComponentProps<typeof Form>, 'action' | 'navigate' | 'fetcherKey'>
}

/** A button for a change that is hard to undo: it asks first. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, question, confirm, values, variant = 'danger', form } = props
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
          <Form
            {...form}
            method="post"
            className="flex flex-wrap gap-3"
            onSubmit={() => setOpen(false)}
          >
            {Object.entries(values).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button size="sm" variant="danger" type="submit">
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
