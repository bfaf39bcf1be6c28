import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Modal } from './modal.tsx'
import { SmallButton } from './small-button.tsx'

type ConfirmButtonProps = {
  label: ReactNode
  /** Named in full where the label is only a picture. */
  'aria-label'?: string
  question: string
  /** What the button inside says. */
  confirm: string
  /** The form's values. */
  values: Record<string, string>
  form?: Pick<ComponentProps<typeof Form>, 'action' | 'navigate' | 'fetcherKey'>
}

/** A button whose change cannot easily be taken back: it asks first. */
export function ConfirmButton({
  label,
  question,
  confirm,
  values,
  form,
  ...named
}: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <>
      <SmallButton {...named} type="button" look="alarm" onClick={() => setAsking(true)}>
        {label}
      </SmallButton>
      {asking && (
        <Modal title={question} onClose={() => setAsking(false)} first={cancel}>
          <Form
            {...form}
            method="post"
            className="flex flex-wrap gap-3"
            onSubmit={() => setAsking(false)}
          >
            {Object.entries(values).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <SmallButton type="submit" look="alarm">
              {confirm}
            </SmallButton>
            <SmallButton ref={cancel} type="button" onClick={() => setAsking(false)}>
              Cancel
            </SmallButton>
          </Form>
        </Modal>
      )}
    </>
  )
}
