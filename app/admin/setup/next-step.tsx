import { useNavigate } from 'react-router'
import type { EditedDocument } from '#app/admin/content/edit/use-document.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { runAction } from '#app/admin/kit/run-action.ts'
import { setupPath } from '#model/admin-paths.ts'
import { type SetupStep, setupSteps } from '#model/setup/steps.ts'
import { Button } from '#ui/button.tsx'
import { stepFacts } from './step-facts.ts'

type NextStepProps = {
  step: SetupStep
  /** Published before going on, if it has changes. */
  document?: EditedDocument
}

/** Goes on with the next step, and notes that this one is done. */
export function NextStep({ step, document }: NextStepProps) {
  const navigate = useNavigate()
  const next = setupSteps[setupSteps.indexOf(step) + 1]
  if (!next) return null
  const isChanged = document && (!document.isSaved || document.hasDraft)
  async function goOn(to: SetupStep) {
    if (document && isChanged && !(await document.publish())) return
    await runAction('setup.finishStep', { step })
    await navigate(setupPath(to))
  }
  if (!document) {
    return (
      <ButtonLink
        size="sm"
        to={setupPath(next)}
        onClick={(event) => {
          event.preventDefault()
          void goOn(next)
        }}
      >
        Next: {stepFacts[next].name}
      </ButtonLink>
    )
  }
  return (
    <Button
      size="sm"
      type="button"
      variant={isChanged ? 'solid' : 'outline'}
      aria-disabled={document.work !== null}
      onClick={() => void goOn(next)}
    >
      {isChanged ? 'Publish and go on' : `Next: ${stepFacts[next].name}`}
    </Button>
  )
}
