import { Form } from 'react-router'
import { SmallButton } from '#app/admin/kit/small-button.tsx'
import { topicName } from '#model/mail/outbox.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { MessageFilter } from './service.ts'

/** Narrows the list down; what is chosen stands in the address. */
export function MailFilter({ filter, topics }: { filter: MessageFilter; topics: string[] }) {
  const { state, channel, topic, q } = filter
  return (
    <Form method="get" role="search" className="admin-toolbar" key={`${channel} ${topic} ${q}`}>
      {state && <input type="hidden" name="state" value={state} />}
      <div className="is-search">
        <TextField id="mail-q" name="q" label="Recipient" type="search" defaultValue={q} />
      </div>
      <SelectField id="mail-channel" name="channel" label="By" defaultValue={channel ?? ''}>
        <option value="">Mail and webhooks</option>
        <option value="mail">Mail</option>
        <option value="webhook">Webhooks</option>
      </SelectField>
      <SelectField id="mail-topic" name="topic" label="What" defaultValue={topic}>
        <option value="">Everything</option>
        {topics.map((one) => (
          <option key={one} value={one}>
            {topicName(one)}
          </option>
        ))}
      </SelectField>
      <SmallButton type="submit">Show</SmallButton>
    </Form>
  )
}
