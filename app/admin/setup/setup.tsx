import type { ReactNode } from 'react'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { documentLoader } from '#app/admin/content/edit/document-route.ts'
import { DocumentScreen } from '#app/admin/content/edit/document-screen.tsx'
import { FieldsBeside } from '#app/admin/content/edit/fields-beside.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Refusal } from '#app/admin/kit/refusal.tsx'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { ThemeColours } from '#app/admin/theme/theme-colours.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { setupPath } from '#model/admin-paths.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { readStep, setupSteps } from '#model/setup/steps.ts'
import type { Route } from './+types/setup.ts'
import { FinishStep } from './finish-step.tsx'
import { NextStep } from './next-step.tsx'
import { SampleStep } from './sample-step.tsx'
import { ServicesStep } from './services-step.tsx'
import { SiteFrame } from './site-frame.tsx'
import { stepFacts } from './step-facts.ts'

export async function loader(args: Route.LoaderArgs) {
  const { setup } = adminFrom(args)
  const state = await setup.show()
  const step = readStep(readQuery(args).step, state.done)
  const { document, fields } = stepFacts[step].edits ?? { document: 'site', fields: [] }
  const data = await documentLoader(args, document)
  const names = step === 'finish' ? await setup.findSampleNames() : []
  const { documents } = step === 'finish' ? await adminFrom(args).content.list() : noDocuments
  const left = documents.filter(({ isOriginal }) => isOriginal).length
  return {
    step,
    state,
    data: { ...data, opened: withFields(data.opened, fields) },
    names,
    originals: { left, all: documents.length },
  }
}

const noDocuments = { documents: [] }

export async function action(args: Route.ActionArgs) {
  const { setup, content } = adminFrom(args)
  const { chooseServices, hideSample } = setup
  const { discard } = content
  return respond(
    await dispatchIntent(await readForm(args), { chooseServices, hideSample, discard }),
  )
}

/** The document with a form of these fields only; its other values stay. */
function withFields(opened: OpenedDocument, fields: readonly string[]): OpenedDocument {
  const schema = opened.schema as JsonSchema
  const properties = Object.fromEntries(
    fields.flatMap((name) => {
      const field = schema.properties?.[name]
      return field ? [[name, field]] : []
    }),
  )
  const required = schema.required?.filter((name) => fields.includes(name))
  return { ...opened, schema: { ...schema, properties, ...(required && { required }) } }
}

export const meta = () => [{ title: 'Make it yours' }]

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const { step, state, data, names, originals } = loaderData
  const { intro, edits } = stepFacts[step]
  return (
    <>
      <PageHeader
        title="Make it yours"
        intro={intro}
        tabs={
          <TabLinks
            label="Steps"
            tabs={setupSteps.map((one, index) => ({
              name: `${index + 1} ${stepFacts[one].name}`,
              to: setupPath(one),
              isCurrent: one === step,
              ...(state.done.includes(one) && { count: 'done' }),
            }))}
          />
        }
      />
      {edits ? (
        <DocumentScreen
          key={step}
          data={data}
          result={actionData}
          at={edits.at}
          next={(document) => <NextStep step={step} document={document} />}
          side={(document) => <>{step === 'colours' && <ThemeColours value={document.value} />}</>}
        />
      ) : (
        <OwnStep result={actionData}>
          {step === 'finish' ? (
            <FinishStep names={names} originals={originals} />
          ) : (
            <FieldsBeside
              names={{ fields: 'Choices', beside: 'Page' }}
              className="xl:grid-cols-[minmax(22rem,28rem)_minmax(0,1fr)]"
              reveal={null}
              onFocus={() => {}}
              beside={() => <SiteFrame opened={data.opened} version={state.version} />}
            >
              {step === 'services' ? (
                <ServicesStep services={state.services} />
              ) : (
                <SampleStep claims={state.claims} />
              )}
              <div>
                <NextStep step={step} />
              </div>
            </FieldsBeside>
          )}
        </OwnStep>
      )}
    </>
  )
}

/** A step with a form of its own. */
function OwnStep({
  result,
  children,
}: {
  result: ActionResult<unknown> | undefined
  children: ReactNode
}) {
  useAnswerToast(result)
  return (
    <>
      <Refusal result={result} />
      {children}
    </>
  )
}
