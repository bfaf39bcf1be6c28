import { type ReactNode, useRef } from 'react'
import { ReviewButton } from '#app/admin/content/publishing/review-button.tsx'
import { ScheduleButton } from '#app/admin/content/publishing/schedule-button.tsx'
import { useSite } from '#app/use-site.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { PreviewButton } from './preview-button.tsx'
import { saveState } from './save-state.ts'
import { UndoButtons } from './undo/undo-buttons.tsx'
import { useBarHeight } from './use-bar-height.ts'
import type { EditedDocument } from './use-document.ts'

type EditorBarProps = {
  opened: OpenedDocument
  document: EditedDocument
  /** The title of the screen, unless it is above. */
  heading?: ReactNode
  /** Who else is here; beside the title, so that nothing moves when somebody arrives. */
  people: ReactNode
  /** The field that this person is at. */
  place: string
  onStep: (direction: 'undo' | 'redo') => void
  /** In place of the last buttons. */
  next?: ReactNode
  /** Beside the state. */
  children?: ReactNode
}

/** Sticky toolbar: save state, who is here and, for those who may change the document, save, preview, publish. */
export function EditorBar(props: EditorBarProps) {
  const { opened, document, heading, people, place, onStep, next, children } = props
  const { isSaved, hasDraft, work, save, publish } = document
  const { timeZone } = useSite().site
  const isBusy = work !== null
  const isClean = isSaved && !hasDraft
  /** Visitors see all of it. */
  const isPublic =
    isClean && !opened.isInvalid && !opened.isOff && (opened.isPublished || opened.hasOriginal)
  const bar = useRef<HTMLDivElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  useBarHeight(bar, buttons)
  return (
    // However long the state is, the buttons stay in place: an autosave must not move them below the pointer.
    <div
      ref={bar}
      className={cn(
        'z-20 -mx-admin grid items-center gap-x-6 border-line border-b bg-paper px-admin py-2 max-md:contents md:sticky md:top-0 md:min-h-19 md:grid-cols-[minmax(0,1fr)_auto]',
        heading ? 'md:-mt-7 xl:min-h-23' : 'md:-mt-4',
      )}
    >
      <div className="grid min-w-0 grid-cols-1 text-small leading-snug">
        <div className="flex flex-wrap items-center gap-x-6">
          {heading}
          {people}
          {/* Here on smaller screens, where the buttons need their row. */}
          {opened.mayChange && (
            <UndoButtons
              {...document.steps}
              onStep={onStep}
              className="-my-2 -mr-3 ml-auto xl:hidden"
            />
          )}
        </div>
        <div className="flex flex-wrap items-baseline gap-x-4">
          <p
            role="status"
            className={cn(
              'max-md:order-last max-md:w-full',
              isPublic &&
                'flex items-center gap-1.5 before:size-2 before:flex-none before:rounded-pill before:bg-well',
            )}
          >
            {saveState({ ...opened, ...document, timeZone })}
          </p>
          {children}
        </div>
      </div>
      {opened.mayChange && (
        <div
          ref={buttons}
          className={cn(
            'editor-bar flex flex-wrap gap-2 max-md:sticky max-md:top-0 max-md:z-20 max-md:-mx-admin max-md:-mt-3 max-md:gap-1.5 max-md:border-line max-md:border-b max-md:bg-paper max-md:px-admin max-md:py-2 max-sm:[&_button]:px-3',
            isPublic && 'max-md:not-[:has(>button)]:hidden',
          )}
        >
          <UndoButtons {...document.steps} onStep={onStep} className="max-xl:hidden" />
          {/* aria-disabled keeps the focus on the button when an autosave disables it. */}
          {!isPublic && (
            <Button
              size="sm"
              variant="outline"
              type="button"
              aria-label="Save draft"
              aria-disabled={isSaved || isBusy}
              onClick={() => save()}
            >
              <span>
                Save<span className="max-sm:hidden"> draft</span>
              </span>
            </Button>
          )}
          {!opened.isEmail && !isPublic && <PreviewButton document={document} place={place} />}
          {opened.mayPublish && !opened.isEmail && !isPublic && (
            <Button
              size="sm"
              type="button"
              busy={work === 'publish'}
              disabled={isClean && !opened.isInvalid}
              aria-disabled={isBusy}
              onClick={() => publish()}
            >
              Publish
            </Button>
          )}
          {next ?? (
            <>
              <ReviewButton opened={opened} document={document} disabled={isClean} />
              {!opened.isEmail && <ScheduleButton opened={opened} document={document} />}
            </>
          )}
        </div>
      )}
    </div>
  )
}
