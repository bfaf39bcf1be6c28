import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ActionResult } from '#model/action-result.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from './button-link.tsx'
import { FormAlert } from './form-alert.tsx'

type CreateFormProps = {
  /** What it creates. */
  noun: string
  /** Path of the list, which Cancel leads to. */
  list: string
  result: ActionResult<unknown> | undefined
  children: ReactNode
}

/** What something new needs before its editor can be opened. */
export function CreateForm({ noun, list, result, children }: CreateFormProps) {
  const { state } = useNavigation()
  return (
    <>
      <FormAlert result={result?.ok ? undefined : result} />
      <Form method="post" className="grid max-w-[40rem] gap-5">
        {children}
        <div className="flex flex-wrap gap-3">
          <Button size="sm" type="submit" busy={state !== 'idle'}>
            Create {noun}
          </Button>
          <ButtonLink size="sm" variant="outline" to={list}>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
