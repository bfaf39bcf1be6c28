import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { SmallButton } from './small-button.tsx'

type PopoverFormProps = {
  /** What its button says, in short and with the name. */
  label: string
  'aria-label': string
  title: string
  /** The form's values besides those of its fields. */
  values: Record<string, string>
  /** What the button inside says, and whether it takes something away. */
  confirm: string
  look?: 'solid' | 'alarm'
  children?: ReactNode
}

/** A button that opens a form over the screen. The browser itself opens it, so it needs no JavaScript. */
export function PopoverForm({
  label,
  title,
  values,
  confirm,
  look = 'solid',
  children,
  ...named
}: PopoverFormProps) {
  const id = useId()
  return (
    <>
      <SmallButton {...named} type="button" popoverTarget={id}>
        {label}
      </SmallButton>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className="sheet"
        // What was chosen and not saved is forgotten.
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'closed') currentTarget.querySelector('form')?.reset()
        }}
      >
        <h2 id={`${id}-title`} className="text-card font-semibold">
          {title}
        </h2>
        <Form
          method="post"
          preventScrollReset
          className="grid gap-5"
          onSubmit={({ currentTarget }) => currentTarget.parentElement?.hidePopover()}
        >
          {Object.entries(values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {children}
          <div className="flex flex-wrap gap-3">
            <SmallButton type="submit" look={look}>
              {confirm}
            </SmallButton>
            <SmallButton type="button" popoverTarget={id} popoverTargetAction="hide">
              Cancel
            </SmallButton>
          </div>
        </Form>
      </div>
    </>
  )
}
