import { useCallback } from 'react'
import { Link, useRevalidator } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { Empty } from '#app/admin/kit/empty.tsx'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { ListHead } from '#app/admin/kit/list-head.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Pager } from '#app/admin/kit/pager.tsx'
import { Refusal } from '#app/admin/kit/refusal.tsx'
import { SelectRow } from '#app/admin/kit/select-row.tsx'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { useSelection } from '#app/admin/kit/use-selection.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { mediaItemPath, mediaPaths } from '#model/media/media.ts'
import type { MediaPage } from '#server/features/media/list-media.ts'
import { cn } from '#ui/cn.ts'
import type { Route } from './+types/library.ts'
import { PictureCard, PictureGrid } from './picture-card.tsx'
import { SamplesSwitch } from './samples-switch.tsx'
import { UploadList } from './upload-list.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useUploads } from './use-uploads.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).media.list(readQuery(args))
}

export async function action(args: Route.ActionArgs) {
  const { hideSamples, remove } = adminFrom(args).media
  return respond(await dispatchIntent(await readForm(args), { hideSamples, remove }))
}

export const meta = () => [{ title: 'Media' }]

export default function Library({ loaderData, actionData }: Route.ComponentProps) {
  const { items, q, show, page, hasMore, undescribed, areSamplesHidden } = loaderData
  const { role } = usePerson()
  const mayUpload = mayAct(role, 'author')
  const mayChange = mayAct(role, 'editor')
  const removed = resultOf(actionData, 'remove')
  useAnswerToast(removed)
  const own = items.filter(({ isSample }) => !isSample)
  const selection = useSelection({
    field: 'id',
    values: own.map(({ id }) => id),
    nouns: ['picture', 'pictures'],
  })
  const { revalidate } = useRevalidator()
  const uploads = useUploads(useCallback(() => void revalidate(), [revalidate]))
  const { isOver, target } = useFileDrop(uploads.add)
  return (
    <div
      {...(mayUpload && target)}
      className={cn(
        'grid content-start gap-6',
        isOver && 'outline-2 outline-offset-8 outline-ink outline-dashed',
      )}
    >
      <PageHeader
        title="Media"
        intro={`Pictures and films for pages and posts, stored in all sizes they need.${mayUpload ? ' Drop new ones anywhere here.' : ''}`}
        tabs={<TabLinks label="Pictures" tabs={tabsOf(loaderData)} />}
      >
        {mayUpload && (
          <ButtonLink size="sm" to={mediaPaths.add}>
            Add pictures
          </ButtonLink>
        )}
      </PageHeader>
      <FormAlert result={resultOf(actionData, 'hideSamples')} />
      <Refusal result={removed} />
      <UploadList {...uploads} />
      <ListHead
        search={{ name: 'q', label: 'Search names and alt texts', value: q }}
        keep={{ show: show === 'all' ? null : show }}
        isFiltered={q !== ''}
        bulk={mayChange ? { selection, actions: bulkActions } : null}
      />
      {mayUpload && show === 'undescribed' && undescribed > 0 && (
        <div>
          <ButtonLink size="sm" variant="outline" to={mediaPaths.describe}>
            Describe one after another
          </ButtonLink>
        </div>
      )}
      {show === 'samples' && <SamplesSwitch areHidden={areSamplesHidden} isEditor={mayChange} />}
      {items.length === 0 && <Empty>{emptyText(loaderData)}</Empty>}
      <PictureGrid>
        {items.map((item) => (
          <li key={item.id} className="relative">
            <Link
              to={mediaItemPath(item.id)}
              className="group grid w-full content-start gap-1 text-left"
            >
              <PictureCard item={item} />
              <span className="line-clamp-2 text-soft wrap-anywhere">
                {item.picture.alt || (item.needsAlt ? '' : 'Decorative, no alt text')}
              </span>
              {item.needsAlt && <Tag tone="loud">No alt text yet</Tag>}
              <Tag tone={item.used ? 'good' : 'quiet'}>{item.used ? 'Used' : 'Not used'}</Tag>
            </Link>
            {mayChange && (
              <SelectRow
                title={item.name}
                box={selection.boxOf(item.id)}
                reason={item.isSample ? 'Samples are part of the site and can’t be deleted.' : null}
                className="absolute top-2 left-2 border-ink! not-checked:bg-paper disabled:border-strong-line! disabled:opacity-100!"
              />
            )}
          </li>
        ))}
      </PictureGrid>
      <Pager page={page} hasMore={hasMore} />
    </div>
  )
}

const bulkActions = [
  {
    intent: 'remove',
    label: 'Delete',
    consequence:
      'The pictures and all their sizes are deleted from the library. Links to their files stop working. This can’t be undone. Those in use stay.',
  },
]

function tabsOf({ q, show, undescribed }: MediaPage) {
  const tab = (name: string, value: MediaPage['show'], count?: string) => {
    const query = new URLSearchParams({
      ...(q && { q }),
      ...(value !== 'all' && { show: value }),
    }).toString()
    return {
      name,
      to: `${adminPaths.media}${query && `?${query}`}`,
      isCurrent: show === value,
      count,
    }
  }
  return [
    tab('All pictures', 'all'),
    tab('Films', 'films'),
    tab('Without alt text', 'undescribed', String(undescribed)),
    tab('Samples', 'samples'),
  ]
}

function emptyText({ q, show }: MediaPage) {
  if (q) return 'No pictures match.'
  if (show === 'undescribed') return 'Every picture has its alt text.'
  if (show === 'films') return 'No films yet. Add one as MP4 or WebM.'
  return show === 'samples'
    ? 'This site came without pictures.'
    : 'No pictures yet. Add one to use it in pages and posts.'
}
