import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { TabList, TabPanel, TabPanels } from '#ui/tabs.tsx'
import type { TabGroup } from './schema.ts'
import { styles } from './styles.ts'
import { useGroupState } from './use-group-state.ts'

/** Nested tabs: the phases of a process or design specialties, each with its own tabs. */
export default function TabGroupsBlock({ block }: BlockProps<'tab-groups'>) {
  const { id, title, lead, layout, groups } = block
  const style = styles[layout]
  const { active, tabOf, chooseGroup, chooseTab } = useGroupState(block)
  return (
    <section id={id} className={cn('py-section', style.section)}>
      <div className={cn('column grid gap-[clamp(2.5rem,5vw,4.5rem)]', style.inner)}>
        <div
          className={cn('grid gap-x-16 gap-y-5 md:grid-cols-[7fr_5fr] md:items-end', style.head)}
        >
          <h2 id={`${id}-title`} className="display text-title">
            {title}
          </h2>
          {lead && <p className="max-w-[42ch] text-lead text-soft">{lead}</p>}
        </div>
        <TabList
          prefix={id}
          labelledBy={`${id}-title`}
          tabs={groups.map((group) => ({
            id: group.id,
            name: <GroupName group={group} className={style.name} />,
          }))}
          chosen={active}
          onChoose={chooseGroup}
          orientation={layout === 'process' ? 'horizontal' : 'vertical'}
          className={cn('grid', style.list)}
          tabClassName={cn(
            'group grid min-h-11 content-end gap-2 text-left text-soft transition-colors hover:text-ink aria-selected:text-ink',
            style.tab,
          )}
        />
        <TabPanels className={style.panels}>
          {groups.map((group) => (
            <TabPanel key={group.id} prefix={id} id={group.id} chosen={active}>
              <Group
                prefix={id}
                group={group}
                tab={tabOf(group)}
                onChoose={chooseTab}
                className={style.group}
              />
            </TabPanel>
          ))}
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
  prefix: string
  group: TabGroup
  tab: string | undefined
  onChoose: (id: string) => void
  className: string | undefined
}

/** A group's description and its tabs, if it has any. */
function Group({ prefix, group, tab, onChoose, className }: GroupProps) {
  const groupPrefix = `${prefix}-${group.id}`
  return (
    <div className={cn('grid gap-[clamp(1.75rem,3vw,3rem)]', tab !== undefined && className)}>
      <h3 className="tab-title display text-card">{group.title}</h3>
      <p className="max-w-[46ch] text-lead last:max-w-[30ch] last:text-[clamp(1.5rem,3vw,2.75rem)] last:leading-[1.2] last:text-balance">
        {group.description}
      </p>
      {tab !== undefined && (
        <div className="grid content-start gap-6">
          <TabList
            prefix={groupPrefix}
            labelledBy={`${prefix}-${group.id}-tab`}
            tabs={group.tabs}
            chosen={tab}
            onChoose={onChoose}
            className="grid grid-cols-2 gap-x-4 sm:flex sm:flex-wrap sm:gap-x-7 sm:border-b sm:border-line"
            tabClassName="-mb-px min-h-11 border-b-3 border-line py-2.5 text-left font-semibold text-soft hover:text-ink aria-selected:border-fill aria-selected:text-ink sm:border-transparent sm:text-center sm:aria-selected:border-fill"
          />
          <TabPanels>
            {group.tabs.map(({ id, name, description }) => (
              <TabPanel key={id} prefix={groupPrefix} id={id} chosen={tab}>
                <h4 className="tab-title font-semibold">{name}</h4>
                <p className="max-w-[54ch] text-[clamp(1.0625rem,1.5vw,1.3125rem)] leading-normal">
                  {description}
                </p>
              </TabPanel>
            ))}
          </TabPanels>
        </div>
      )}
    </div>
  )
}
