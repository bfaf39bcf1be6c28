import { FilterBar } from '#app/admin/kit/filter-bar.tsx'
import { mailTopicName } from '#model/mail/outbox.ts'
import type { MessageFilter } from '#server/features/mail/list-messages.ts'
import { SelectField } from '#ui/select-field.tsx'

type MailFilterProps = { filter: MessageFilter; topics: string[] }

export function MailFilter({ filter: { state, channel, topic, q }, topics }: MailFilterProps) {
  return (
    <FilterBar
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
    </FilterBar>
  )
}
