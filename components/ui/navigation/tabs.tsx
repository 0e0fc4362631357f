import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import type { ReactNode } from 'react'

interface TabsProps {
  label: string
  tabs: { key: string; label: string; content: ReactNode }[]
  /** the key of the one that is open at first */
  first?: string
}

/** Input in hidden panels is preserved. */
export function Tabs({ label, tabs, first }: TabsProps) {
  const opened = tabs.findIndex(({ key }) => key === first)
  return (
    <TabGroup defaultIndex={Math.max(0, opened)}>
      <TabList aria-label={label} className="scroll-row -mx-5 -mt-3 gap-1 border-b border-line px-5">
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-ink-soft -outline-offset-2 first-letter:uppercase hover:text-ink data-selected:border-accent data-selected:text-accent-ink sm:px-4"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map((tab) => (
          <TabPanel key={tab.key} unmount={false} className="pt-5">
            {tab.content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}
