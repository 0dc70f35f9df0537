import { Collapse, UnstyledButton } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { FormSection } from '../../ui/FormSection.tsx';
import { ChevronRightIcon } from 'lucide-react';
import classes from './MusteriForm.module.css';

type KatlananBolumProps = { baslik: string; /** It opens by itself, because a field in it is required or has an error. */ needed: boolean; children: ReactNode };

/** A part of the form with rarely used fields; closed at first. */
export function KatlananBolum({ baslik, needed, children }: KatlananBolumProps) {
  const id = useId();
  const [shown, setShown] = useState(needed);
  // The part stays open while the error is being corrected.
  if (needed && !shown) setShown(true);
  return (
    <FormSection>
      <UnstyledButton className={classes.toggle} aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
        <ChevronRightIcon size={16} className={classes.arrow} />
        {baslik}
      </UnstyledButton>
      <Collapse expanded={shown} id={id}>
        {children}
      </Collapse>
    </FormSection>
  );
}
