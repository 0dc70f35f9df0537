import { Fieldset, type FieldsetProps } from '@mantine/core';
import classes from './FormSection.module.css';

/** A named part of a long form: `<FormSection legend={t('bolum.kimlik')}>…`. */
export function FormSection(props: FieldsetProps) {
  return <Fieldset variant="unstyled" classNames={{ root: classes.section, legend: classes.legend }} {...props} />;
}
