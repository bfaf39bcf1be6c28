import { inquiryBudgets } from '#model/leads/inquiry.ts'
import { Choices } from '#ui/field.tsx'
import { FileField, TextArea, TextField } from '#ui/text-field.tsx'
import { type Scheme, Specimen } from './specimen.tsx'

const late = 'Please give an e-mail address such as asha@example.com.'

export function Fields() {
  return (
    <>
      <Specimen name="Empty, with a hint, filled, with an error, disabled" file="text-field.tsx">
        {(scheme) => (
          <div className="grid gap-5">
            <TextField id={`name-${scheme}`} label="Your name" />
            <TextField
              id={`phone-${scheme}`}
              label="Telephone"
              hint="With the country code, if you want us to call."
            />
            <TextField id={`mail-${scheme}`} label="E-mail" defaultValue="asha@gupta.example" />
            <TextField
              id={`wrong-${scheme}`}
              label="E-mail"
              defaultValue="asha@"
              error={late}
              required
            />
            <TextField
              id={`off-${scheme}`}
              label="Reference"
              defaultValue="WL-7Q2F-9KXA"
              disabled
            />
          </div>
        )}
      </Specimen>
      <Specimen name="Several lines; a file" file="text-field.tsx">
        {(scheme) => (
          <div className="grid gap-5">
            <TextArea id={`text-${scheme}`} label="What should exist at the end?" rows={4} />
            <FileField
              id={`file-${scheme}`}
              label="A file, if it helps"
              error="This file is larger than 10 MB. Please send a link to it."
            />
          </div>
        )}
      </Specimen>
      <Specimen name="Pills: one of several, and none chosen although one must be" file="field.tsx">
        {(scheme) => (
          <div className="grid gap-6">
            <Pills scheme={scheme} name="chosen" chosen />
            <Pills scheme={scheme} name="open" error="Please choose a budget." />
          </div>
        )}
      </Specimen>
    </>
  )
}

type PillsProps = { scheme: Scheme; name: string; chosen?: boolean; error?: string }

function Pills({ scheme, name, chosen = false, error }: PillsProps) {
  const id = `${name}-${scheme}`
  return (
    <Choices id={id} label="Your budget" error={error}>
      {inquiryBudgets.map((budget, index) => (
        <label key={budget} className="pill">
          <input type="radio" name={id} defaultChecked={chosen && index === 1} />
          {budget}
        </label>
      ))}
    </Choices>
  )
}
