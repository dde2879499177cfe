"""
Makes our cut of Anek Latin small, 32 kB instead of 54: the weights and widths that tokens.css names are drawn between
six corners instead of nine, with one kerning for all of them, and without what no page asks for. Points move by 0.7
thousandths of the font size on average, pairs by two. Needs fonttools and brotli.

    python3 art/cut-font.py WHOLE.woff2 NEW.woff2
"""
import logging
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import build
from fontTools.varLib.instancer import instantiateVariableFont

LIGHTEST, BETWEEN, HEAVIEST = 400, [560, 640, 680], 720
NARROW, TEXT, WIDE = 82, 100, 112
FEATURES = ["kern", "liga", "tnum"]

whole_path, new_path = sys.argv[1:]
logging.disable(logging.WARNING)


def cut(weight, width):
    font = instantiateVariableFont(TTFont(whole_path), {"wght": weight, "wdth": width})
    # Another question mark for light text, with points of its own: between corners there is none.
    font["GSUB"].table.FeatureVariations = None
    font["GSUB"].table.Version = 0x00010000
    options = Options()
    options.layout_features = FEATURES
    options.glyph_names = options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 4, 6]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=list(font.getBestCmap()))
    subsetter.subset(font)
    return font


def points(weight):
    font = cut(weight, TEXT)
    glyphs = font["glyf"]
    return [
        number
        for name in font.getGlyphOrder()
        for point in glyphs[name].getCoordinates(glyphs)[0]
        for number in point
    ]


def between(weight):
    """How far from the lightest to the heaviest: what is nearest in all points."""
    light, heavy = points(LIGHTEST), points(HEAVIEST)
    steps = [b - a for a, b in zip(light, heavy)]
    moved = sum((point - a) * step for point, a, step in zip(points(weight), light, steps))
    return round(moved / sum(step * step for step in steps), 4)


def axis(tag, name, minimum, default, maximum, **others):
    return AxisDescriptor(tag=tag, name=name, minimum=minimum, default=default, maximum=maximum, **others)


design = DesignSpaceDocument()
design.axes = [
    axis(
        "wght",
        "Weight",
        LIGHTEST,
        LIGHTEST,
        HEAVIEST,
        map=[(LIGHTEST, 0), *((weight, between(weight)) for weight in BETWEEN), (HEAVIEST, 1)],
    ),
    axis("wdth", "Width", NARROW, TEXT, WIDE),
]
kerned = cut(BETWEEN[0], TEXT)

with TemporaryDirectory() as folder:
    for weight in (LIGHTEST, HEAVIEST):
        for width in (NARROW, TEXT, WIDE):
            font = cut(weight, width)
            font["GPOS"], font["GDEF"] = kerned["GPOS"], kerned["GDEF"]
            font.flavor = None
            path = Path(folder, f"{weight}-{width}.ttf")
            font.save(path)
            design.addSource(
                SourceDescriptor(
                    font=TTFont(path),
                    familyName="Anek Latin",
                    styleName=path.stem,
                    location={"Weight": int(weight == HEAVIEST), "Width": width},
                    copyInfo=(weight, width) == (LIGHTEST, TEXT),
                )
            )
    small, _, _ = build(design)
    small.flavor = "woff2"
    small.save(new_path)
