"""
Makes the font of the pages in Hindi or Telugu: our cut of Anek Latin, and beside it what our words are drawn with in the
other script, in one file, so that no page loads two. Latin letters and figures keep what cut-font.py gave them; the other
script has one width, between two corners of weight. With --pictures it also makes the bold of all letters
for sharing pictures, since a title may be anybody's. Needs fonttools and brotli, and hb-shape (Debian's
libharfbuzz-bin).

    python3 art/cut-indic-font.py hi WHOLE.woff2 [--pictures]

WHOLE is that of the script in @fontsource-variable/anek-devanagari or anek-telugu, with both axes.
"""
import logging
import re
import sys
from functools import cache
from io import BytesIO
from pathlib import Path
from subprocess import run
from tempfile import TemporaryDirectory

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import build
from fontTools.varLib.instancer import instantiateVariableFont

SCRIPTS = {
    "hi": ("devanagari", "Devanagari", 0x0900, {"dev2", "deva"}),
    "te": ("telugu", "Telugu", 0x0C00, {"tel2", "telu"}),
}
LIGHTEST, HEAVIEST = 400, 720
NARROW, TEXT, WIDE = 82, 100, 112
PICTURE = {"wght": 680, "wdth": WIDE}
UNITS = 800
BEFORE_DANDA = 56
LATIN = "src/ui/styles/fonts/anek-latin.woff2"
# Of Latin, what no sentence in another language has: letters with accents.
LEFT_OUT = range(0xC0, 0x180)
# What is drawn in three widths: figures, which meters and bills count in, and the name of the company. All else has one.
OF_ALL_WIDTHS = {ord(letter) for letter in "0123456789₹.,% CoralUrja"}

language, whole_path = sys.argv[1:3]
name, family, block, tags = SCRIPTS[language]
logging.disable(logging.WARNING)


def said():
    """Every word that pages in the language say, and each letter of it alone."""
    files = [
        *Path("src").rglob(f"*.{language}.ts"),
        *(path for path in Path("content").rglob("*") if path.is_file() and language in path.parts),
        Path("src/platform/text/languages.ts"),
    ]
    word = re.compile(f"[{chr(block)}-{chr(block + 0x7f)}\u200c\u200d]+")
    return sorted({found for path in files for found in word.findall(path.read_text())})


def shape(font, words, *options):
    """What hb-shape prints of each word, in the lightest weight."""
    with TemporaryDirectory() as folder:
        file, text = Path(folder, "font.ttf"), Path(folder, "words.txt")
        font.save(file)
        text.write_text("\n".join(words))
        at = f"--variations=wght={LIGHTEST},wdth={TEXT}"
        command = ["hb-shape", at, f"--language={language}", "--no-clusters", *options, f"--text-file={text}", str(file)]
        return run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def seen_on_the_way(font, words):
    """Each glyph that stands for a part of a word, from its letters to what is drawn."""
    lines = shape(font, words, "--trace", "--no-positions")
    buffers = {buffer for line in lines for buffer in re.findall(r"\[(.*)\]", line)}
    return {glyph for buffer in buffers for glyph in buffer.split("|") if glyph}


def plain(path, location):
    font = instantiateVariableFont(TTFont(path), location)
    if "GSUB" in font and font["GSUB"].table.Version > 0x00010000:
        font["GSUB"].table.FeatureVariations = None
        font["GSUB"].table.Version = 0x00010000
    font.flavor = None
    return font


def subset(font, features, glyphs=(), unicodes=(), closure=False):
    options = Options()
    options.layout_features = features
    options.layout_closure = closure
    options.glyph_names = options.notdef_outline = True
    options.hinting = False
    options.name_IDs = [0, 1, 2, 4, 6]
    options.flavor = None
    options.drop_tables += ["STAT", "MVAR", "prep", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(glyphs=glyphs, unicodes=unicodes)
    subsetter.subset(font)
    return font


words = said()
INDIC = "nukt akhn rphf rkrf pref blwf half pstf vatu cjct pres abvs blws psts haln ccmp locl rlig mark mkmk abvm blwm".split()
whole = TTFont(whole_path)
whole.flavor = None
needed = seen_on_the_way(whole, words)
letters = {ord(letter) for word in words for letter in word} & set(whole.getBestCmap())
less = BytesIO()
subset(TTFont(whole_path), INDIC, glyphs=needed, unicodes=letters).save(less)


@cache
def indic(weight):
    font = plain(BytesIO(less.getvalue()), {"wght": weight, "wdth": TEXT})
    scale_upem(font, UNITS)
    return font


@cache
def latin(weight, width):
    font = plain(LATIN, {"wght": weight, "wdth": width})
    scale_upem(font, UNITS)
    kept = [code for code in font.getBestCmap() if code not in LEFT_OUT]
    subset(font, ["liga", "tnum"], unicodes=kept, closure=True)
    if width != TEXT:
        normal = latin(weight, TEXT)
        wide = {glyph for code, glyph in font.getBestCmap().items() if code in OF_ALL_WIDTHS}
        # The file has no names of glyphs: figures of one width are what tnum puts in the place of the others.
        table = font["GSUB"].table
        lookups = {at for each in table.FeatureList.FeatureRecord if each.FeatureTag == "tnum" for at in each.Feature.LookupListIndex}
        for at in lookups:
            for part in table.LookupList.Lookup[at].SubTable:
                wide |= {to for of, to in getattr(part, "ExtSubTable", part).mapping.items() if of in wide}
        for glyph in font.getGlyphOrder():
            if glyph not in wide:
                font["glyf"][glyph], font["hmtx"][glyph] = normal["glyf"][glyph], normal["hmtx"][glyph]
    return font


def corner(folder, weight, width):
    paths = [Path(folder, f"{part}.ttf") for part in ("latin", "indic")]
    for path, font in zip(paths, (latin(weight, width), indic(weight))):
        font.save(path)
    font = Merger().merge([str(path) for path in paths])
    # Figures after a letter of the script are shaped as a part of it.
    table = font["GSUB"].table
    tabular = [at for at, each in enumerate(table.FeatureList.FeatureRecord) if each.FeatureTag == "tnum"][:1]
    for record in table.ScriptList.ScriptRecord:
        if record.ScriptTag in tags:
            for system in [record.Script.DefaultLangSys, *(each.LangSys for each in record.Script.LangSysRecord)]:
                system.FeatureIndex += [at for at in tabular if at not in system.FeatureIndex]
                system.FeatureCount = len(system.FeatureIndex)
    return font


def axis(tag, name, minimum, default, maximum, **others):
    return AxisDescriptor(tag=tag, name=name, minimum=minimum, default=default, maximum=maximum, **others)


between = TTFont(LATIN)["avar"].segments["wght"]
design = DesignSpaceDocument()
design.axes = [
    axis(
        "wght",
        "Weight",
        LIGHTEST,
        LIGHTEST,
        HEAVIEST,
        map=[(LIGHTEST + at * (HEAVIEST - LIGHTEST), to) for at, to in sorted(between.items()) if at >= 0],
    ),
    axis("wdth", "Width", NARROW, TEXT, WIDE),
]

with TemporaryDirectory() as folder:
    for weight in (LIGHTEST, HEAVIEST):
        for width in (NARROW, TEXT, WIDE):
            path = Path(folder, f"{weight}-{width}.ttf")
            corner(folder, weight, width).save(path)
            location = {"Weight": int(weight == HEAVIEST), "Width": width}
            design.addSource(
                SourceDescriptor(
                    font=TTFont(path),
                    familyName=f"Anek {family}",
                    styleName=path.stem,
                    location=location,
                    copyInfo=(weight, width) == (LIGHTEST, TEXT),
                )
            )
    small, _, _ = build(design)

# Close behind a figure, a danda reads as one more: 239। as 2391.
danda = small.getBestCmap().get(0x0964)
if danda:
    advance, bearing = small["hmtx"][danda]
    small["glyf"][danda].coordinates.translate((BEFORE_DANDA, 0))
    small["glyf"][danda].recalcBounds(small["glyf"])
    small["hmtx"][danda] = (advance + BEFORE_DANDA, bearing + BEFORE_DANDA)

heights = latin(LIGHTEST, TEXT)
for height in ("ascent", "descent", "lineGap"):
    setattr(small["hhea"], height, getattr(heights["hhea"], height))
for height in ("sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent"):
    setattr(small["OS/2"], height, getattr(heights["OS/2"], height))

# Merged, glyphs have lost their names: each must stand for the same one in every word.
before = shape(whole, words, "--no-positions")
after = shape(small, words, "--no-positions", "--no-glyph-names")
names = {}
for word, *shapes in zip(words, before, after):
    there, here = (line[1:-1].split("|") for line in shapes)
    if len(there) != len(here) or any(names.setdefault(glyph, name) != name for glyph, name in zip(here, there)):
        print(f"{word} is drawn in another way: {there} {here}")

small.flavor = "woff2"
small.save(f"src/ui/styles/fonts/anek-{name}.woff2")
size = Path(f"src/ui/styles/fonts/anek-{name}.woff2").stat().st_size
print(f"{len(words)} words, {len(needed)} glyphs, {size} bytes")

if "--pictures" not in sys.argv:
    sys.exit()
bold = plain(whole_path, PICTURE)
every = [code for code in bold.getBestCmap() if code == 0x20 or code in (0x200C, 0x200D) or block <= code < block + 0x80]
subset(bold, INDIC, unicodes=every, closure=True).save(f"src/app/share-pictures/anek-{name}-bold.ttf")
