import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { TabList, TabPanel, TabPanels } from '#ui/tabs.tsx'
import { useAddressState } from '#ui/use-address-state.ts'
import type { Tab, TabsProps } from './schema.ts'

/** Names down the side and the chosen item with its picture and points. */
export function SideTabs({ id, title, lead, layout, tabs }: TabsProps) {
  const known = tabs.map((tab) => tab.id) as [string, ...string[]]
  const [chosen, choose] = useAddressState(id, known)
  return (
    <section
      id={id}
      className={cn('sides', `sides-${layout}`, layout === 'pictures' && 'ground-ink')}
    >
      <div className="column sides-inner">
        <div className="sides-head">
          <h2 id={`${id}-title`} className="display text-title">
            {title}
          </h2>
          {lead && <p className="max-w-[40ch] text-lead text-soft">{lead}</p>}
        </div>
        <TabList
          prefix={id}
          labelledBy={`${id}-title`}
          tabs={tabs}
          chosen={chosen}
          onChoose={choose}
          orientation="vertical"
          className="sides-list"
          tabClassName="sides-tab"
        />
        <TabPanels className="sides-panels">
          {tabs.map((tab) => (
            <TabPanel key={tab.id} prefix={id} id={tab.id} chosen={chosen}>
              <Side tab={tab} large={layout === 'pictures'} />
            </TabPanel>
          ))}
        </TabPanels>
      </div>
    </section>
  )
}

function Side({ tab, large }: { tab: Tab; large: boolean }) {
  const { name, description, points, picture } = tab
  return (
    <div className="side">
      {picture && (
        <div className="side-picture">
          <Image
            {...picture}
            sizes={large ? '(min-width: 1024px) 64vw, 94vw' : '(min-width: 1024px) 28vw, 94vw'}
            className="rounded-card"
          />
        </div>
      )}
      <div className="side-words">
        <h3 className="display side-name">{name}</h3>
        <p className="side-text">{description}</p>
        {points && (
          <ul className="side-points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
