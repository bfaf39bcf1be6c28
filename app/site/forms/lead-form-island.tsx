import type { ComponentType } from 'react'
import { useSite } from '#app/use-site.ts'
import { type FormResult, isStored } from '#model/form-result.ts'
import type { FormField } from '#model/leads/form-fields.ts'
import { Island, type IslandProps, island } from '#ui/island.tsx'
import type { DraftProps } from './draft-client.ts'

/** Props of every lead form. */
export type LeadFormProps = {
  /** The site's email address, for messages. */
  email: string
  /** What happens next, shown after success. */
  afterwards: string
  /** Who has it after success, for example "With Ann." */
  heading?: string
  /** Label of a link to the name of the sender as a wave. */
  wave?: string
  /** What the form consists of, without what is hidden. */
  fields: FormField[]
  /** The result of a native post. */
  answer?: FormResult
}

type LeadFormIslandProps<P> = {
  name: 'inquiry' | 'partner' | 'application'
  component: ComponentType<P & LeadFormProps>
  props: P & Omit<LeadFormProps, 'email'>
  className?: string
}

/** A lead form: posts natively until its first use, and then with React. Its draft needs no React. */
export function LeadFormIsland<P extends IslandProps>({
  name,
  component,
  props,
  className,
}: LeadFormIslandProps<P>) {
  const { email } = useSite().site
  const { answer }: { answer?: FormResult } = props
  const draft: DraftProps = { name, answer: answer && (isStored(answer) ? 'stored' : 'rejected') }
  return (
    <div {...island({ name: 'draft', when: 'load', props: draft })} className={className}>
      <Island name={`${name}-form`} when="use" component={component} props={{ ...props, email }} />
    </div>
  )
}
