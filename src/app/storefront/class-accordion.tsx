import { Accordion, AccordionHeader, AccordionItem, AccordionPanel, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ClassNode } from '#contracts/api/catalogue/goods-classes.ts'
import { chooseRoot, chooseSecond, chooseThird, searchPath } from '#src/pages/shop/search/search-params.ts'
import { TextLink } from '#src/ui/controls/text-link.tsx'

const useStyles = makeStyles({
  panel: { marginInline: tokens.spacingHorizontalM, paddingBottom: tokens.spacingVerticalM },
  all: { display: 'flex', alignItems: 'center', minHeight: '40px' },
  second: { display: 'flex', alignItems: 'center', minHeight: '40px', fontWeight: tokens.fontWeightSemibold },
  thirds: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  third: { display: 'inline-flex', alignItems: 'center', minHeight: '36px', color: tokens.colorNeutralForeground2 },
})

/** The category tree for narrow screens: root categories expand in place. */
export const ClassAccordion = ({ classes }: { classes: readonly ClassNode[] }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Accordion collapsible>
      {classes.map(root => (
        <AccordionItem key={root.id} value={root.id}>
          <AccordionHeader as="h4" expandIconPosition="end">
            {root.name}
          </AccordionHeader>
          <AccordionPanel className={styles.panel}>
            <TextLink brand className={styles.all} to={searchPath(chooseRoot({}, root))}>
              {t('shop.allOf', { name: root.name })}
            </TextLink>
            {(root.children ?? []).map(second => (
              <div key={second.id}>
                <TextLink className={styles.second} to={searchPath(chooseSecond({}, root.id, second))}>
                  {second.name}
                </TextLink>
                <ul className={styles.thirds}>
                  {(second.children ?? []).map(third => (
                    <li key={third.id}>
                      <TextLink className={styles.third} to={searchPath(chooseThird({}, root.id, second.id, third))}>
                        {third.name}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
