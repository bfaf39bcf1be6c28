import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'

type SamplesSwitchProps = { areHidden: boolean; isEditor: boolean }

/** What the sample pictures are, and the choice to leave them out of the library. */
export function SamplesSwitch({ areHidden, isEditor }: SamplesSwitchProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <p className="max-w-[70ch] text-soft">
        These came with the site and cannot be changed; copy one to replace or crop it.{' '}
        {areHidden && 'They are hidden in the library and where pictures are chosen.'}
      </p>
      {isEditor && (
        <Form method="post">
          <input type="hidden" name="intent" value="hideSamples" />
          <input type="hidden" name="hidden" value={areHidden ? 'no' : 'yes'} />
          <Button size="sm" variant="outline" type="submit">
            {areHidden ? 'Show samples in the library' : 'Hide samples in the library'}
          </Button>
        </Form>
      )}
    </div>
  )
}
