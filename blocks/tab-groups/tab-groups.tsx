import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { IslandLoading, island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { TabList, TabPanels } from '#ui/tabs.tsx'
import type { TabsProps } from '#ui/tabs-client.ts'
import type { TabGroup } from './schema.ts'
import { styles } from './styles.ts'

/** Nested tabs: the phases of a process or design specialties, each with its own tabs. */
export function TabGroupsBlock({ block }: BlockProps<'tab-groups'>) {
  const { t } = useLanguage()
  const { id, title, intro, layout, groups } = block
  const style = styles[layout]
  const props = layout === 'switch' ? { startsAtFirst: true } : undefined
  return (
    <section
      {...island<TabsProps>({ name: 'tabs', when: 'visible', props })}
      id={id}
      className={cn('py-section', style.section)}
    >
      <div className={cn('column grid gap-[clamp(1.5rem,3.6vw,3.25rem)]', style.inner)}>
        <div
          className={cn('grid gap-x-16 gap-y-4 lg:grid-cols-[7fr_5fr] lg:items-end', style.head)}
        >
          <h2 id={`${id}-title`} className="display text-title">
            {title}
          </h2>
          {intro && <p className="max-w-[42ch] text-intro text-soft">{intro}</p>}
        </div>
        <TabList
          prefix={id}
          labelledBy={`${id}-title`}
          tabs={groups.map((group) => ({
            id: group.id,
            name: <GroupName group={group} className={style.name} />,
          }))}
          orientation={layout === 'process' ? 'horizontal' : 'vertical'}
          className={cn('grid', style.list)}
          tabClassName={cn(
            'group grid min-h-11 gap-2 text-start text-soft transition-colors hover:text-ink aria-selected:text-ink',
            style.tab,
          )}
        />
        <TabPanels
          prefix={id}
          panels={groups.map((group) => ({
            id: group.id,
            content: <Group id={`${id}-${group.id}`} group={group} className={style.group} />,
          }))}
          className={style.panels}
        >
          <IslandLoading text={t('Loading...')} />
        </TabPanels>
      </div>
    </section>
  )
}

type GroupNameProps = { group: TabGroup; className: string }

function GroupName({ group: { number, title }, className }: GroupNameProps) {
  return (
    <>
      {number && <span className="label">{number}</span>}
      <span className={cn('display', className)}>{title}</span>
    </>
  )
}

type GroupProps = {
  /** Id of its panel. */
  id: string
  group: TabGroup
  className: string | undefined
}

/** A group's description and its tabs, if it has any. */
function Group({ id, group: { title, description, tabs }, className }: GroupProps) {
  const hasTabs = tabs.length > 0
  return (
    <div className={cn('grid content-start gap-[clamp(1.25rem,3vw,3rem)]', hasTabs && className)}>
      <h3 className="tab-title display text-card">{title}</h3>
      <p className="max-w-[46ch] text-intro last:max-w-[32ch] last:text-[clamp(1.375rem,3.4vw,3.75rem)] last:leading-[1.12] last:text-balance">
        {description}
      </p>
      {hasTabs && (
        <div className="grid content-start gap-4">
          <TabList
            prefix={id}
            labelledBy={`${id}-tab`}
            tabs={tabs}
            className="grid grid-cols-2 gap-x-4 sm:flex sm:flex-wrap sm:gap-x-7 sm:border-b sm:border-line"
            tabClassName="-mb-px min-h-11 border-b-3 border-line py-2.5 text-start font-semibold text-soft hover:text-ink aria-selected:border-fill aria-selected:text-ink sm:border-transparent sm:text-center sm:aria-selected:border-fill"
          />
          <TabPanels
            prefix={id}
            panels={tabs.map((tab) => ({ id: tab.id, content: <Tab tab={tab} /> }))}
          />
        </div>
      )}
    </div>
  )
}

function Tab({ tab: { name, description } }: { tab: TabGroup['tabs'][number] }) {
  return (
    <>
      <h4 className="tab-title font-semibold">{name}</h4>
      <p className="max-w-[54ch] text-[clamp(1.0625rem,1.5vw,1.3125rem)] leading-normal">
        {description}
      </p>
    </>
  )
}
