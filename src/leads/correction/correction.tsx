import { FormBoundary } from '#leads/form/form-boundary.tsx'
import { CorrectionForm, type CorrectionFormProps } from './correction-form.tsx'
import { correctionDraftKey } from './use-correction.ts'

/** The form of one record; what was typed outlives a failure of its parts. */
export default function Correction(props: CorrectionFormProps) {
  return (
    <FormBoundary draftKey={correctionDraftKey(props.tariffId)}>
      <CorrectionForm {...props} />
    </FormBoundary>
  )
}
