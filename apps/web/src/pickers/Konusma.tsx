import { type KonusmaMesaji, type YaziKanali, yanitCalls } from '@defter/contract/yanit.ts';
import { looksTicari } from '@defter/rules/ileti.ts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { SendIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../app/data/query.ts';
import { useReason } from '../app/session/YetkiButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useFormValue, useZodForm } from '../ui/form.ts';
import { formatZaman } from '../ui/format.ts';
import { useStepGuard } from '../ui/leave-guard.ts';
import { RowsSkeleton } from '../ui/Skeletons.tsx';
import { StatusBadge, type Tone } from '../ui/StatusBadge.tsx';
import classes from './Konusma.module.css';
import { MesajAlani } from './MesajAlani.tsx';

const SAYFA = 50;
/** The contract limits the length of a page. */
const EN_COK = 500;
const TONLAR: Partial<Record<NonNullable<KonusmaMesaji['durum']>, Tone>> = { iletilemedi: 'red', hatali: 'red', tutuldu: 'gray', vazgecildi: 'gray', bekliyor: 'amber' };

export type Kimin = { musteriID: number } | { yanitID: number };

/** The messages to somebody and their answers, the newest last, with a form to write. Its catalogues are `yanit` and `sms`. */
export function Konusma({ kimin, autoFocus = false }: { kimin: Kimin; autoFocus?: boolean }) {
  const { t } = useTranslation('yanit');
  const [boy, setBoy] = useState(SAYFA);
  const { data, error, refetch } = useCall(yanitCalls.konusma, { query: { ...kimin, sayfaBoyutu: boy } }, { keep: true });
  const okundu = useSave(yanitCalls.okundu, { notice: false });
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} height={56} />} />;
  const mark = (isRead: boolean) => okundu.mutate({ body: { ...kimin, okundu: isRead } });
  const lastGelen = data.liste.find(({ yon }) => yon === 'gelen');
  return (
    <Stack gap="sm" ref={autoFocus ? beginAtEnd : undefined}>
      {data.liste.length === 0 ? (
        <EmptyState title={t('konusmaBos')} text={t('konusmaBosMetin')} />
      ) : (
        <>
          {data.toplamKayit > data.liste.length && boy < EN_COK && (
            <Button variant="subtle" size="compact-md" onClick={() => setBoy(Math.min(boy + SAYFA * 2, EN_COK))}>
              {t('eskiler')}
            </Button>
          )}
          <ol className={classes.list} aria-label={t('konusma')}>
            {data.liste.map((mesaj) => (
              <Mesaj key={`${mesaj.yon}${mesaj.id}`} mesaj={mesaj} />
            ))}
          </ol>
        </>
      )}
      {lastGelen && (
        <Group gap="xs">
          {data.okunmamis > 0 ? (
            <Button size="compact-md" variant="light" loading={okundu.isPending} onClick={() => mark(true)}>
              {t('okundu')}
            </Button>
          ) : (
            <Button size="compact-md" variant="subtle" color="gray" loading={okundu.isPending} onClick={() => mark(false)}>
              {t('okunmadiYap')}
            </Button>
          )}
        </Group>
      )}
      <Yaz kimin={kimin} kanal={data.yaziKanali} yazilirMi={data.yazilirMi} autoFocus={autoFocus} />
    </Stack>
  );
}

/**
 * Scrolls to the newest message, and puts the focus into the form, which a panel cannot do because it opens before its messages are read. On a touch
 * screen the focus would open the keyboard.
 */
function beginAtEnd(conversation: HTMLElement | null): void {
  conversation?.scrollIntoView({ block: 'end' });
  if (!window.matchMedia('(pointer: coarse)').matches) conversation?.querySelector('textarea')?.focus({ preventScroll: true });
}

function Mesaj({ mesaj: { yon, kanal, mesaj, zaman, durum, okunduMu, karar } }: { mesaj: KonusmaMesaji }) {
  const { t } = useTranslation('yanit');
  const ton = durum && TONLAR[durum];
  return (
    <li className={classes.message} data-yon={yon} data-unread={okunduMu === false || undefined}>
      <Text className={classes.text} {...(mesaj === '' && { c: 'dimmed', fs: 'italic' })}>
        {mesaj || t('sozsuz')}
      </Text>
      <div className={classes.below}>
        <Text size="sm" c="dimmed">
          {[t(`yon.${yon}`), formatZaman(zaman), kanal === 'sms' ? 'SMS' : kanal === 'whatsapp' ? 'WhatsApp' : t('bildirim')].join(' · ')}
        </Text>
        {okunduMu === false && <StatusBadge tone="blue" label={t('okunmadi')} />}
        {ton && durum && <StatusBadge tone={ton} label={t(`durum.${durum as 'tutuldu'}`)} />}
        {karar && <StatusBadge tone={karar === 'bekliyor' ? 'amber' : karar === 'iptal' ? 'red' : 'green'} label={t(`karar.${karar}`)} />}
      </div>
    </li>
  );
}

function Yaz({ kimin, kanal, yazilirMi, autoFocus }: { kimin: Kimin; kanal: YaziKanali; yazilirMi: boolean; autoFocus: boolean }) {
  const { t } = useTranslation('yanit');
  const yetkisiz = useReason(yanitCalls.yanitla.yetki);
  const engel = yetkisiz ?? (yazilirMi ? undefined : t('numaraYok'));
  const yanitla = useSave(yanitCalls.yanitla);
  const form = useZodForm({
    schema: yanitCalls.yanitla.body,
    initialValues: { ...kimin, mesaj: '' },
    save: async (body, gonderilen) => {
      await yanitla.mutateAsync({ body });
      // Text that was typed meanwhile stays: it is the next message.
      if (form.getValues().mesaj === gonderilen.mesaj) form.reset();
    },
  });
  const mesaj = useFormValue(form, 'mesaj');
  useStepGuard((step) => form.isDirty() && !form.busy && !step.isConsequence);
  // If the right or the number is taken away meanwhile, the button goes, but the typed text stays.
  if (engel && mesaj === '') return yetkisiz ? null : <Text c="dimmed">{engel}</Text>;
  return (
    <form aria-label={t(`yaz.${kanal}`)} noValidate onSubmit={form.submit}>
      <Stack gap="xs">
        <MesajAlani
          label={t(`yaz.${kanal}`)}
          value={mesaj}
          error={form.errors.mesaj}
          onChange={(metin) => form.setFieldValue('mesaj', metin)}
          yerler={[]}
          sizeNote={kanal === 'whatsapp' ? t('ulasmazsa') : undefined}
          autoFocus={autoFocus}
        />
        {looksTicari(mesaj) && (
          <Text size="sm" c="yellow.8">
            {t('ticariGibi')}
          </Text>
        )}
        {engel && (
          <Alert color="yellow" role="status" p="xs">
            {engel}
          </Alert>
        )}
        <Button type="submit" leftSection={<SendIcon size={18} />} loading={form.busy} disabled={engel !== undefined || mesaj.trim() === ''} style={{ alignSelf: 'flex-start' }}>
          {t('gonder')}
        </Button>
      </Stack>
    </form>
  );
}
