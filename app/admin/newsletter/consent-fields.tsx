import { useState } from 'react'
import { RadioField } from '#app/admin/kit/check-field.tsx'
import { DateField } from '#app/admin/kit/date-field.tsx'
import { CONSENT_SOURCE_MAX, type ImportWay } from '#model/newsletter/subscriber.ts'
import type { ListPreview } from '#server/features/newsletter/subscribers/preview-list.ts'
import { Choices } from '#ui/field.tsx'
import { TextField } from '#ui/text-field.tsx'

type ConsentFieldsProps = { preview: ListPreview; errors: Record<string, string> | undefined }

const ways: { value: ImportWay; name: string; line: string }[] = [
  {
    value: 'ask',
    name: 'Send confirmation emails',
    line: 'They get the newsletter after confirming. Always allowed.',
  },
  {
    value: 'proven',
    name: 'Add as confirmed',
    line: 'Only if you can prove when and where each person agreed. No confirmation is sent.',
  },
]

/** Where the people on the list gave consent, and whether they must confirm it by email. */
export function ConsentFields({ preview, errors }: ConsentFieldsProps) {
  const [way, setWay] = useState<ImportWay>('ask')
  const { withoutSource, withoutDay, fresh } = preview
  return (
    <>
      <Choices id="way" label="How to add them" error={errors?.way}>
        <div className="grid w-full">
          {ways.map(({ value, name, line }) => (
            <RadioField
              key={value}
              name="way"
              value={value}
              checked={way === value}
              onChange={() => setWay(value)}
              title={name}
              line={line}
            />
          ))}
        </div>
      </Choices>
      <TextField
        id="source"
        name="source"
        label="Where did they agree?"
        hint={
          withoutSource === 0
            ? 'Every line has its own text; leave this empty.'
            : `For the ${addressCount(withoutSource, fresh)} without a text: “Sign-up sheet at the shop, 2024, text on file”.`
        }
        autoComplete="off"
        maxLength={CONSENT_SOURCE_MAX}
        error={errors?.source}
        required={withoutSource > 0}
      />
      <TextField
        id="import-tags"
        name="tags"
        label="Tags"
        hint="For every new address, separated by commas. An issue can be for some tags only."
        autoComplete="off"
        error={errors?.tags}
      />
      {way === 'proven' && withoutDay > 0 && (
        <DateField
          id="agreed-on"
          name="agreedOn"
          label="On which day did they agree?"
          hint={`For the ${addressCount(withoutDay, fresh)} without a date.`}
          error={errors?.agreedOn}
          required
        />
      )}
    </>
  )
}

function addressCount(count: number, all: number) {
  if (count === all)
    return count === 1 ? 'one address' : `${count.toLocaleString('en-US')} addresses`
  return `${count.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} addresses`
}
