import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import type { ActionResult } from '#model/action-result.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { FormAlert } from './form-alert.tsx'
import { HiddenValues } from './hidden-values.tsx'
import { dialogClass, Modal } from './modal.tsx'
import { Notice } from './notice.tsx'
import { rowButtonClass } from './row-button.ts'

type FormDialogProps = {
  title: string
  /** Text of the submitting button, if it is not the title; null: there is nothing to send. */
  submit?: string | null
  /** Text of the other button. */
  close?: string
  isBusy?: boolean
  onSubmit: (form: HTMLFormElement) => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A dialog that asks for a few values, open while it is rendered. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit = title, close = 'Cancel', isBusy, onSubmit, onClose, children } = props
  return (
    <Modal title={title} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          // React passes events of the dialog on to a form around it.
          event.stopPropagation()
          onSubmit(event.currentTarget)
        }}
      >
        {children}
        <div className="flex flex-wrap gap-3">
          {submit && (
            <Button size="sm" type="submit" busy={isBusy}>
              {submit}
            </Button>
          )}
          <Button size="sm" variant="outline" type="button" onClick={onClose}>
            {close}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

type FormDialogButtonProps = {
  /** The button's text, and its full name for screen readers. */
  label: string
  'aria-label': string
  title: string
  /** Hidden values: the intent, an id. */
  values: Record<string, string>
  /** Text of the submitting button. */
  submit: string
  variant?: 'solid' | 'danger'
  /** The button's look; 'row' is for those of a table's rows. */
  look?: 'solid' | 'outline' | 'row'
  /** What became of its form, which stays open with what was typed until all is well; otherwise the screen says it. */
  answer?: { result: ActionResult<unknown> | undefined }
  children?: ReactNode
}

/** A button that opens a form, which also works without JavaScript. */
export function FormDialogButton(props: FormDialogButtonProps) {
  const { label, title, values, submit, variant, look = 'outline', answer, children } = props
  const id = useId()
  const dialog = useRef<HTMLDivElement>(null)
  const result = answer?.result
  useEffect(() => {
    if (result?.ok) dialog.current?.hidePopover()
  }, [result])
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
      {result?.ok === false && (
        <noscript>
          <Notice tone="error">{result.message}</Notice>
        </noscript>
      )}
      <div
        ref={dialog}
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
          onSubmit={() => !answer && dialog.current?.hidePopover()}
        >
          <HiddenValues values={values} />
          {answer && !result?.ok && <FormAlert result={result} />}
          {children}
          <div className="flex flex-wrap gap-3">
            <Button size="sm" variant={variant} type="submit">
              {submit}
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
