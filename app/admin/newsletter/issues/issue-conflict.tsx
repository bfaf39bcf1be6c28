import { ConflictNotice } from '#app/admin/kit/conflict-notice.tsx'
import { TwoVersions } from '#app/admin/kit/two-versions.tsx'
import type { IssueTexts } from '#model/newsletter/issue-schemas.ts'
import { Button } from '#ui/button.tsx'
import { textNames } from './issue-texts.ts'
import type { IssueForm } from './use-issue-form.ts'

/** Somebody else has saved the issue: both versions, and the choice between them. */
export function IssueConflict({ form, by }: { form: IssueForm; by: string }) {
  const { stored, texts, merged } = form
  const names = Object.keys(textNames) as (keyof IssueTexts)[]
  return (
    <ConflictNotice
      title={`${by} saved this issue after you opened it`}
      onOverwrite={() => void form.overwrite()}
      // The text may be saved by itself while somebody types.
      takesFocus={false}
      main={
        merged && (
          <Button
            size="sm"
            type="button"
            onClick={() => form.startFrom(merged.value as IssueTexts)}
          >
            Take over their changes
          </Button>
        )
      }
      actions={
        <Button size="sm" variant="outline" type="button" onClick={() => form.startFrom(stored)}>
          Use their version
        </Button>
      }
    >
      <p>
        {merged
          ? 'You changed other fields, so both fit together: yours stay, and theirs are added.'
          : 'Your changes are kept. Compare the two versions, then choose one.'}
      </p>
      <TwoVersions
        fields={names
          .filter((name) => stored[name] !== texts[name])
          .map((name) => ({ name: textNames[name], theirs: stored[name], mine: texts[name] }))}
      />
    </ConflictNotice>
  )
}
