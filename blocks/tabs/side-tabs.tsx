import { FormattedText } from '#blocks/formatted-text/formatted-text.tsx'
import { parseText } from '#model/content/parse-text.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { IslandLoading, island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { TabList, TabPanels } from '#ui/tabs.tsx'
import type { Tab, TabsProps } from './schema.ts'

/** Vertical tabs, and a panel with picture and bullet points. */
export function SideTabs({ id, title, intro, layout, tabs }: TabsProps) {
  const { t } = useLanguage()
  const large = layout === 'pictures'
  return (
    <section
      {...island({ name: 'tabs', when: 'visible' })}
      id={id}
      className={cn('py-section', large && 'ground-ink')}
    >
      <div
        className={cn(
          'column grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-6 sm:max-lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
          large ? 'lg:grid-cols-[8fr_4fr] lg:grid-rows-[auto_1fr]' : 'lg:grid-cols-[4fr_8fr]',
        )}
      >
        <div
          className={cn(
            'grid gap-5 sm:max-lg:col-span-full',
            large
              ? 'lg:col-start-2'
              : 'lg:col-span-full lg:grid-cols-[1fr_auto] lg:items-end lg:pb-4',
          )}
        >
          <h2 id={`${id}-title`} className="display text-title">
            {title}
          </h2>
          {intro && <p className="max-w-[40ch] text-intro text-soft">{intro}</p>}
        </div>
        <TabList
          prefix={id}
          labelledBy={`${id}-title`}
          tabs={tabs}
          orientation="vertical"
          className={cn(
            'grid content-start border-t border-line max-sm:grid-cols-2',
            large && 'lg:col-start-2 lg:row-start-2 lg:pb-8',
          )}
          tabClassName={tabStyle}
        />
        <TabPanels
          prefix={id}
          panels={tabs.map((tab) => ({ id: tab.id, content: <Panel tab={tab} large={large} /> }))}
          className={large ? 'lg:col-start-1 lg:row-span-2 lg:row-start-1' : undefined}
        >
          <IslandLoading text={t('Loading...')} />
        </TabPanels>
      </div>
    </section>
  )
}

const tabStyle =
  'relative min-h-11 border-b border-line py-2 ps-4 text-start sm:min-h-13 sm:py-3 sm:ps-6 sm:text-card before:absolute before:inset-y-0 before:inset-s-0 before:w-1 before:scale-y-0 before:bg-fill before:transition-transform before:duration-400 hover:before:scale-y-50 aria-selected:font-semibold aria-selected:before:scale-y-100'

function Panel({ tab, large }: { tab: Tab; large: boolean }) {
  const { name, description, points, picture } = tab
  return (
    <div
      className={cn(
        'grid gap-[clamp(1rem,3vw,2.5rem)]',
        picture && !large && 'lg:grid-cols-2 lg:items-start',
      )}
    >
      {picture && (
        <div className={large ? 'lg:-ms-(--to-edge)' : 'lg:order-1'}>
          <Image
            {...picture}
            sizes={large ? '(min-width: 1024px) 64vw, 94vw' : '(min-width: 1024px) 28vw, 94vw'}
            className={cn('w-full rounded-card', large && 'lg:rounded-s-none')}
          />
        </div>
      )}
      <div
        className={cn('grid content-start gap-3', large && 'lg:grid-cols-2 lg:gap-x-12 lg:gap-y-6')}
      >
        <h3
          className={cn(
            'display text-[clamp(1.75rem,3.2vw,3rem)] leading-none',
            !picture &&
              'lg:text-[clamp(3.5rem,6.6vw,6.75rem)] lg:leading-[0.92] lg:tracking-[-0.03em]',
          )}
        >
          {name}
        </h3>
        <FormattedText
          nodes={parseText(description)}
          className={cn('max-w-[34em]', !large && 'lg:text-intro')}
        />
        {points && (
          <ul
            className={cn(
              'border-t border-line *:border-b *:border-line *:py-2 max-sm:text-small sm:*:py-3',
              !picture && 'lg:mt-4 lg:grid lg:grid-cols-2 lg:gap-x-12',
            )}
          >
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
