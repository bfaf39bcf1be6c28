import { Form, useLocation, useNavigation, useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from './button-link.tsx'
import { ConfirmButton } from './confirm.tsx'
import { HiddenValues } from './hidden-values.tsx'
import { Notice } from './notice.tsx'
import { SelectAll, type SelectAllProps } from './select-all.tsx'
import { useHydrated } from './use-hydrated.ts'
import type { Selection } from './use-selection.ts'

/** A change of the selected rows. */
export type BulkAction = {
  intent: string
  label: string
  /** What it means, if it asks for confirmation. */
  consequence?: string
  /** 'outline': nothing is lost. */
  variant?: 'danger' | 'outline'
  /** False if it changes none of the selected rows. */
  isOffered?: boolean
}

export type SelectionBarProps = Omit<SelectAllProps, 'children'> & {
  actions: BulkAction[]
  /** What each of the forms sends besides. */
  values?: Record<string, string>
}

/** Selects all rows of a list, and changes those that are selected. */
export function SelectionBar({ selection, actions, values }: SelectionBarProps) {
  const isHydrated = useHydrated()
  if (selection.total === 0) return null
  const offered = actions.filter(({ isOffered = true }) => isOffered)
  return (
    <>
      <SelectAll selection={selection}>
        {isHydrated && selection.chosen.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {offered.map((action) => (
              <ActionButton key={action.intent} {...{ action, selection, values }} />
            ))}
          </div>
        )}
        <noscript>
          <PlainForm {...{ selection, actions, values }} />
        </noscript>
      </SelectAll>
      <Question {...{ selection, actions, values }} />
    </>
  )
}

type ActionButtonProps = Pick<SelectionBarProps, 'selection' | 'values'> & { action: BulkAction }

function ActionButton({ action, selection, values }: ActionButtonProps) {
  const { intent, label, consequence, variant } = action
  const { count, field, chosen } = selection
  const isBusy = useNavigation().formData?.get('intent') === intent
  const sent = { values: { ...values, intent }, lists: { [field]: chosen } }
  if (consequence) {
    const question = `${label} ${count}?`
    return (
      <ConfirmButton {...{ label, question, consequence, variant }} confirm={label} {...sent} />
    )
  }
  return (
    <Form method="post" preventScrollReset>
      <HiddenValues {...sent} />
      <Button size="sm" variant="outline" type="submit" busy={isBusy}>
        {label}
      </Button>
    </Form>
  )
}

/** Sends the boxes of the rows; what asks for confirmation is asked on the next page. */
function PlainForm({ selection, actions, values }: SelectionBarProps) {
  const { here, kept } = useList(selection)
  return (
    <form id={selection.form} method="post" action={here} className="flex flex-wrap gap-2">
      <HiddenValues values={{ ...kept, ...values }} />
      {actions.map(({ intent, label, consequence, variant = 'danger' }) => (
        <Button
          key={intent}
          size="sm"
          variant={consequence ? variant : 'outline'}
          type="submit"
          name={consequence ? 'ask' : 'intent'}
          value={intent}
          formMethod={consequence && 'get'}
        >
          {label} selected
        </Button>
      ))}
    </form>
  )
}

/** The question of a change that was chosen without JavaScript. */
function Question({ selection, actions, values }: SelectionBarProps) {
  const [query] = useSearchParams()
  const { here } = useList(selection)
  const { chosen, count, field } = selection
  const asked = actions.find(({ intent }) => intent === query.get('ask'))
  if (!asked || chosen.length === 0) return null
  const { intent, label, consequence, variant } = asked
  return (
    <Notice className="order-last basis-full">
      <p>
        {label} {count}?
      </p>
      <p className="mb-3 font-normal">{consequence}</p>
      <Form method="post" action={here} className="flex flex-wrap gap-3">
        <HiddenValues values={{ ...values, intent }} lists={{ [field]: chosen }} />
        <Button size="sm" variant={variant === 'outline' ? 'solid' : 'danger'} type="submit">
          {label}
        </Button>
        <ButtonLink size="sm" variant="outline" to={here}>
          Cancel
        </ButtonLink>
      </Form>
    </Notice>
  )
}

/** The URL of the list without a selection, and its query. */
function useList({ field }: Selection) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  for (const name of [field, 'ask']) query.delete(name)
  return {
    here: query.size > 0 ? `${pathname}?${query}` : pathname,
    kept: Object.fromEntries(query),
  }
}
