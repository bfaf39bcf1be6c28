import { Pills } from '#app/site/forms/pills.tsx'
import { forms } from '#content/forms.ts'
import { FileField, TextArea, TextField } from '#ui/text-field.tsx'
import { Specimen } from './specimen.tsx'

const { budgets } = forms.inquiry
const emailError = 'Please give an e-mail address such as asha@example.com.'

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
              error={emailError}
              required
            />
            <TextField
              id={`off-${scheme}`}
              label="Reference"
              defaultValue="AB-7Q2F-9KXA"
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
      <Specimen name="Pills: one selected; none selected, with an error" file="field.tsx">
        {(scheme) => (
          <div className="grid gap-6">
            <Pills
              id={`chosen-${scheme}`}
              name={`chosen-${scheme}`}
              label="Your budget"
              options={budgets}
              chosen={budgets[1]}
            />
            <Pills
              id={`open-${scheme}`}
              name={`open-${scheme}`}
              label="Your budget"
              options={budgets}
              error="Please choose a budget."
            />
          </div>
        )}
      </Specimen>
    </>
  )
}
