import { ConflictNotice } from '#app/admin/kit/conflict-notice.tsx'
import { TwoVersions } from '#app/admin/kit/two-versions.tsx'
import type { LetterTexts } from '#model/newsletter/letter-schemas.ts'
import { Button } from '#ui/button.tsx'
import { textNames } from './letter-texts.ts'
import type { LetterForm } from './use-letter-form.ts'

/** Somebody else has saved the letter: both versions, and the choice between them. */
export function LetterConflict({ form, by }: { form: LetterForm; by: string }) {
  const { stored, texts, merged } = form
  const names = Object.keys(textNames) as (keyof LetterTexts)[]
  return (
    <ConflictNotice
      title={`${by} saved this letter after you opened it`}
      onOverwrite={() => void form.overwrite()}
      // The text may be saved by itself while somebody types.
      takesFocus={false}
      main={
        merged && (
          <Button
            size="sm"
            type="button"
            onClick={() => form.startFrom(merged.value as LetterTexts)}
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
