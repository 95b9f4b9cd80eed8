import X from 'lucide-react/icons/x'
import type { CostModel } from '../content/content-schema.ts'
import { paths } from '../content/paths.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/page-section.tsx'
import { Table } from '../ui/table.tsx'
import { TextLink } from '../ui/text-link.tsx'
import type { CostEstimate } from './calculator-calls.ts'
import { type ComparedRow, compare, comparedLetters, mostCompared } from './comparison.ts'
import { inputsInWords } from './estimate-words.ts'
import { searchFor } from './link.ts'

interface EstimateComparisonProps {
  model: CostModel
  answers: CostEstimate[]
  onRemove: (answer: CostEstimate) => void
}

/** The results that were set aside, side by side. */
export function EstimateComparison({ model, answers, onRemove }: EstimateComparisonProps) {
  const formats = useFormats()
  if (answers.length === 0) return null
  return (
    <Section
      id="comparison"
      title="Comparison"
      index={`${answers.length} of ${mostCompared}`}
      intro={answers.length === 1 ? 'Add another result to see the two side by side.' : whatIsCompared}
    >
      <ul>
        {answers.map((answer, place) => (
          <li
            key={searchFor(answer)}
            className="flex items-center justify-between gap-4 border-t border-hairline py-2 last:border-b"
          >
            <span className="flex min-w-0 items-center gap-3">
              <strong>{comparedLetters[place]}</strong>
              <TextLink href={paths.calculator + searchFor(answer)} alone>
                {inputsInWords(model, answer, formats)}
              </TextLink>
            </span>
            <Button
              size="small"
              aria-label={`Remove ${comparedLetters[place]} from the comparison`}
              icon={<X size={18} aria-hidden="true" />}
              onClick={() => onRemove(answer)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {answers.length > 1 && (
        <Table
          className="mt-8"
          caption={`Results compared, over ${model.years} years`}
          hideCaption
          columns={[
            { header: 'Figure', cell: (row: ComparedRow) => row.name },
            ...answers.map(({ serviceType, projectValue }, place) => ({
              header: `${comparedLetters[place]}: ${model.services[serviceType].name}, ${formats.money(projectValue)}`,
              cell: (row: ComparedRow) => formats.money(row.values[place] ?? 0),
              numeric: true,
            })),
          ]}
          rows={compare(answers, model.years)}
          rowKey={(row) => row.name}
        />
      )}
    </Section>
  )
}

const whatIsCompared =
  'What our model makes of each project. Its amounts grow with the price, so it cannot say which of two bids for one job is better. For that, compare what each bid includes, line by line.'
