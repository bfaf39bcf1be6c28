import { Form, redirect, useActionData, useNavigation } from 'react-router'
import { adminPaths, documentPath } from '#model/admin-paths.ts'
import { TextField } from '#ui/text-field.tsx'
import { answered, deskOf, editorsOnly, formOf } from '../desk.ts'
import { AnswerBanner } from '../ui/answer-banner.tsx'
import { errorsOf } from '../ui/errors-of.ts'
import { ScreenHead } from '../ui/screen-head.tsx'
import { SmallButton, SmallLink } from '../ui/small-button.tsx'
import type { Route } from './+types/new-job.ts'

export async function action(asked: Route.ActionArgs) {
  const answer = await deskOf(asked).content.addJob(await formOf(asked))
  if (answer.ok) throw redirect(documentPath('jobs', answer.value.at))
  return answered(answer)
}

export const loader = editorsOnly

export const meta = () => [{ title: 'New job' }]

export default function NewJob() {
  const answer = useActionData<typeof action>()
  const { state } = useNavigation()
  return (
    <>
      <ScreenHead
        title="New job"
        lead="It is put at the head of the openings, as a draft. The next screen asks for the rest."
      />
      <AnswerBanner answer={answer} />
      <Form method="post" className="grid max-w-[40rem] gap-5">
        <TextField id="title" name="title" label="Title" error={errorsOf(answer)?.title} required />
        <div className="flex flex-wrap gap-3">
          <SmallButton type="submit" look="solid" busy={state === 'submitting'}>
            Begin the job
          </SmallButton>
          <SmallLink to={adminPaths.collections}>Cancel</SmallLink>
        </div>
      </Form>
    </>
  )
}
