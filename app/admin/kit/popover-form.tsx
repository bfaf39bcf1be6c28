import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { dialogClass } from './modal.tsx'
import { rowButtonClass } from './row-button.ts'

type PopoverFormProps = {
  /** The button's text, and its full name for screen readers. */
  label: string
  'aria-label': string
  title: string
  /** Hidden values: the intent, an id. */
  values: Record<string, string>
  /** Text of the submit button. */
  confirm: string
  variant?: 'solid' | 'danger'
  /** The button's look; 'row' is for those of a table's rows. */
  look?: 'solid' | 'outline' | 'row'
  children?: ReactNode
}

/** A button that opens a form in a popover. Works without JavaScript. */
export function PopoverForm(props: PopoverFormProps) {
  const { label, title, values, confirm, variant, look = 'outline', children } = props
  const id = useId()
  return (
    <>
      <Button
        size="sm"
        variant={look === 'solid' ? 'solid' : 'outline'}
        className={look === 'row' ? rowButtonClass : undefined}
        type="button"
        popoverTarget={id}
        aria-label={props['aria-label']}
      >
        {label}
      </Button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className={cn(dialogClass, 'w-120 gap-5 overflow-y-auto p-5 open:grid')}
        // Closing discards unsaved input.
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
            <Button size="sm" variant={variant} type="submit">
              {confirm}
            </Button>
            <Button
              size="sm"
              variant="outline"
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              Cancel
            </Button>
          </div>
        </Form>
      </div>
    </>
  )
}
