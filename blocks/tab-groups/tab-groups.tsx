import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { TabList, TabPanel, TabPanels } from '#ui/tabs.tsx'
import type { TabGroup, TabGroups } from './schema.ts'
import { useGroupState } from './use-group-state.ts'

/** The phases of a process or the specialties of a craft as tabs, each with tabs of its own. */
export default function TabGroupsBlock({ block }: BlockProps<'tab-groups'>) {
  const { id, title, lead, layout, groups } = block
  const { active, tabOf, chooseGroup, chooseTab } = useGroupState(block)
  return (
    <section id={id} className={cn('groups', `groups-${layout}`, grounds[layout])}>
      <div className="column groups-inner">
        <div className="groups-head">
          <h2 id={`${id}-title`} className="display text-title">
            {title}
          </h2>
          {lead && <p className="max-w-[42ch] text-lead text-soft">{lead}</p>}
        </div>
        <TabList
          prefix={id}
          labelledBy={`${id}-title`}
          tabs={groups.map((group) => ({ id: group.id, name: <GroupName group={group} /> }))}
          chosen={active}
          onChoose={chooseGroup}
          orientation={layout === 'process' ? 'horizontal' : 'vertical'}
          className="groups-list"
          tabClassName="groups-tab"
        />
        <TabPanels className="groups-panels">
          {groups.map((group) => (
            <TabPanel key={group.id} prefix={id} id={group.id} chosen={active}>
              <Group prefix={id} group={group} tab={tabOf(group)} onChoose={chooseTab} />
            </TabPanel>
          ))}
        </TabPanels>
      </div>
    </section>
  )
}

const grounds: Record<TabGroups['layout'], string> = {
  process: 'ground-ink',
  phases: 'ground-raised',
  switch: '',
}

function GroupName({ group: { number, title } }: { group: TabGroup }) {
  return (
    <>
      {number && <span className="label groups-number">{number}</span>}
      <span className="display groups-name">{title}</span>
    </>
  )
}

type GroupProps = {
  prefix: string
  group: TabGroup
  tab: string | undefined
  onChoose: (id: string) => void
}

/** What a group is, then its tabs; a group without tabs is its description. */
function Group({ prefix, group, tab, onChoose }: GroupProps) {
  const own = `${prefix}-${group.id}`
  return (
    <div className="tab-group">
      <h3 className="tab-title display text-card">{group.title}</h3>
      <p className="group-about">{group.description}</p>
      {tab !== undefined && (
        <div className="group-tabs">
          <TabList
            prefix={own}
            labelledBy={`${prefix}-${group.id}-tab`}
            tabs={group.tabs}
            chosen={tab}
            onChoose={onChoose}
            className="group-list"
            tabClassName="group-tab"
          />
          <TabPanels>
            {group.tabs.map(({ id, name, description }) => (
              <TabPanel key={id} prefix={own} id={id} chosen={tab}>
                <h4 className="tab-title font-semibold">{name}</h4>
                <p className="group-text">{description}</p>
              </TabPanel>
            ))}
          </TabPanels>
        </div>
      )}
    </div>
  )
}
