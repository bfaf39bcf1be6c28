import { useLocation } from 'react-router'
import { ListHead } from '#app/admin/kit/list-head.tsx'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { mailTopicName, type OutboxState, outboxStates } from '#model/mail/outbox.ts'
import type { MessageFilter } from '#server/features/mail/list-messages.ts'
import { SelectField } from '#ui/select-field.tsx'
import { shownCount } from './shown-count.ts'
import { stateNames } from './state-tag.tsx'

type MailFilterProps = { filter: MessageFilter; topics: string[] }

export function MailFilter({ filter: { state, channel, topic, q }, topics }: MailFilterProps) {
  return (
    <ListHead
      search={{ name: 'q', label: 'Recipient', value: q }}
      isFiltered={Boolean(channel || topic || q)}
      keep={{ state }}
    >
      <SelectField id="mail-channel" name="channel" label="Channel" defaultValue={channel ?? ''}>
        <option value="">All</option>
        <option value="mail">Email</option>
        <option value="webhook">Webhooks</option>
      </SelectField>
      <SelectField id="mail-topic" name="topic" label="Type" defaultValue={topic}>
        <option value="">All</option>
        {topics.map((one) => (
          <option key={one} value={one}>
            {mailTopicName(one)}
          </option>
        ))}
      </SelectField>
    </ListHead>
  )
}

type StateLinksProps = { counts: Record<OutboxState, number>; chosen: OutboxState | null }

/** Links that filter by state, with the number of messages in each. */
export function StateLinks({ counts, chosen }: StateLinksProps) {
  const { search } = useLocation()
  const linkTo = (state: OutboxState | null) => {
    const query = new URLSearchParams(search)
    query.delete('page')
    if (state) query.set('state', state)
    else query.delete('state')
    return { search: `?${query}` }
  }
  return (
    <TabLinks
      label="By state"
      tabs={[
        { name: 'All', to: linkTo(null), isCurrent: chosen === null },
        ...outboxStates.map((state) => ({
          name: stateNames[state],
          to: linkTo(state),
          isCurrent: chosen === state,
          count: shownCount(counts[state]),
        })),
      ]}
    />
  )
}
