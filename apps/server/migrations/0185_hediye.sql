-- Why a line was given away; null for a line that was sold. A gift costs nothing. The reason may be emptied later, the gift stays one.
alter table satis_icerik add column hediye_nedeni text, add constraint satis_icerik_hediye check (hediye_nedeni is null or tutar = 0);
