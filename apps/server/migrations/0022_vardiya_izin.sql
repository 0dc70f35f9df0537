-- Several shifts a day, kinds of leave, and what is taken back of leave and of the door stays to be read.

-- A day is worked in any number of shifts, each by a template of its own; vardiya_cakismasi keeps them apart, also over
-- midnight. Checked when all of a save is in, like that one.
alter table vardiya
  drop constraint vardiya_pkey,
  add primary key (bayi_id, personel_id, tarih, vardiya_sablon_id),
  -- Nobody is off on a day that they work, nor off twice.
  add constraint vardiya_bos_gun exclude using gist (
    bayi_id with =, personel_id with =, tarih with =, ((baslangic = bitis)::int) with <>
  ) deferrable initially immediate,
  add constraint vardiya_bos_tekil exclude using gist (
    bayi_id with =, personel_id with =, tarih with =
  ) where (baslangic = bitis) deferrable initially immediate;

alter table personel_izin
  -- Why somebody is away; what was written before there were kinds is of none.
  add column izin_turu text not null default 'diger' constraint personel_izin_turu check (
    izin_turu in ('yillik', 'mazeret', 'rapor', 'ucretsiz', 'evlilik', 'dogum', 'olum', 'sut', 'idari', 'diger')
  ),
  add column silindi timestamptz,
  drop constraint personel_izin_cakismasi,
  add constraint personel_izin_cakismasi exclude using gist (
    bayi_id with =, personel_id with =, tsrange(baslangic, bitis) with &&
  ) where (silindi is null);

alter table personel_giris_cikis add column silindi timestamptz;
